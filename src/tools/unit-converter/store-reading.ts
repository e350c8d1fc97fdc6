import { err } from '#lib/result'
import { logError } from '#platform/log'
import { typedValue, type ConversionInput, type Reading } from './domain/conversion'
import type { readingOf } from './domain/quantity'

/** Whether it may be more than a plain number. */
function mayBeQuantity(input: ConversionInput): boolean {
  const typed = typedValue(input)
  return !typed.ok && (typed.error.code === 'with-unit' || typed.error.code === 'not-a-number')
}

/** Null until its code has come. Kept: awaited at each key, it would leave the text to be shown as no number first. */
let reader: typeof readingOf | null = null

/** A text that is judged once its code has come. */
const unread = (text: string): Reading => ({ text, read: err({ code: 'empty' }) })

/** Whether the code that reads the typed text has yet to come. */
export const isUnread = ({ text, reading }: ConversionInput): boolean =>
  reading?.text === text && !reading.read.ok && reading.read.error.code === 'empty'

/**
 * Reads what was typed where it is no plain number: `1/2`, `5'7"`, `5 km`. A unit in it becomes the chosen one.
 * The code is loaded with the first such text; where that fails, the text is treated as no number.
 */
export async function readText(
  input: () => ConversionInput,
  write: (patch: Partial<ConversionInput>) => void,
): Promise<void> {
  if (!mayBeQuantity(input())) return
  const { text } = input()
  if (!reader) {
    write({ reading: unread(text) })
    const loaded = await import('./domain/quantity').catch((cause: unknown) => {
      logError('The code for more than numbers did not come', cause)
      return null
    })
    reader = loaded?.readingOf ?? null
  }
  if (input().text === text) write(reader?.(input()) ?? { reading: null })
}

type Units = Pick<ConversionInput, 'from' | 'to'>

/**
 * Takes each text as it is typed, and reads it. A unit in it takes the place of one that was chosen, not of one that the
 * text named before: `5 m` is on the way to `5 mi`, and back from it.
 */
export function createTyping(
  getState: () => ConversionInput,
  change: (patch: Partial<ConversionInput>) => void,
) {
  let chosen: Units | null = null
  let named: Units | null = null

  function takeReading(patch: Partial<ConversionInput>) {
    change(patch)
    const { from, to } = getState()
    named = { from, to }
  }
  return (text: string): Promise<void> => {
    const { from, to, text: before } = getState()
    const isContinued = before !== '' && (text.startsWith(before) || text === before.slice(0, -1))
    if (!isContinued || from !== named?.from || to !== named.to) chosen = { from, to }
    change({ text, reading: null })
    return readText(() => ({ ...getState(), ...chosen }), takeReading)
  }
}

/** The typed text with another unit: a plain number in place of one that names its own unit. */
export function plainText({ text, reading }: ConversionInput): string {
  return reading?.text === text && reading.read.ok ? reading.read.value.plain : text
}
