import type { ExpressionProblem } from '#lib/expression/tree'
import { decimal, ZERO, type Decimal } from './decimal'
import { completeEntry, countDigits, type Entry } from './entry'
import type { Angle, Key, Operator } from './keys'
import { formatNumber, plainNumber, SHOWN_DIGITS, writeOperation } from './notation'

/** What the display holds, which decides what the next key does. */
export type Display =
  /** Being typed: digits are added to it. */
  | { kind: 'entry'; text: string }
  /** The stored value, shown until the second operand comes: another operator replaces the first. */
  | { kind: 'stored'; value: Decimal }
  /** A finished number: a digit starts a new entry. `source` is what it came from, such as `2 + 3`. */
  | { kind: 'result'; value: Decimal; source: string | null }
  | { kind: 'error'; source: string | null }

/** What is shown beside the display. */
export type Note =
  | 'division-by-zero'
  | 'undefined'
  | 'too-large'
  /** The result is too small for the display, which shows 0. */
  | 'too-small'
  | 'out-of-range'
  | 'not-pasted'
  /** The code that works out a pasted expression did not come. */
  | 'not-loaded'
  /** The expression of a link was worked out in degrees, which the keys need not take. */
  | `in-${Angle}`
  /** What was typed was not taken. */
  | NonNullable<Entry['refusal']>
  /** The calculation goes on in the expression line. */
  | 'in-line'
  /** The code of an expression refuses a pasted text. */
  | { notPasted: ExpressionProblem; part: string }
  /** A character was typed that no key stands for. */
  | { noKey: string }
  /** A minus has replaced the operator before it: what the sign of a negative number would have given, `5 × −3 = −15`. */
  | { instead: string }
  /** A pasted negative number, which might have been a difference, has replaced a number. */
  | { inPlaceOf: string }
  /** How what was pasted, or the expression of a link, was read, and the number that it has replaced as above. */
  | { readAs: readonly string[]; angle?: Angle | null; inPlaceOf?: string }

/** The characters that were typed without a key of theirs; empty: none. */
export const unknownIn = (note: Note | null): string =>
  typeof note === 'object' && note && 'noKey' in note ? note.noKey : ''

/** Whether something was refused, or has no true result; other notes are on how a calculation goes on or was read. */
export const isWarning = (note: Note): boolean =>
  typeof note === 'object' ? 'notPasted' in note || 'noKey' in note : !note.startsWith('in-')

/** Whether a number has been typed or worked out that a function would be of. */
export const hasOperand = ({ display }: Calculator): boolean =>
  display.kind === 'entry' ? display.text !== '0' : display.kind === 'result'

export interface HistoryEntry {
  /** A number that grows with every equation. */
  id: number
  /** Such as `2 + 3`. */
  expression: string
  /** The result as it is shown. */
  shown: string
  /** Null: beyond the range of the display. */
  result: Decimal | null
}

export interface Pending {
  left: Decimal
  operator: Operator
  /** The operator that a minus has replaced. */
  replaced: Operator | null
  /** The note of that kind that the operation before this one has left. */
  instead: string | null
}

export interface Calculator {
  display: Display
  /** The operation that waits for its second operand. */
  pending: Pending | null
  memory: Decimal
  angle: Angle
  /** Newest first. */
  history: readonly HistoryEntry[]
  note: Note | null
}

export const NEW_CALCULATOR: Calculator = {
  display: { kind: 'entry', text: '0' },
  pending: null,
  memory: ZERO,
  angle: 'degrees',
  history: [],
  note: null,
}

/** The calculator with a finished number on the display. `source`: what it came from, where that is shown. */
export const withResult = (
  state: Calculator,
  value: Decimal,
  source: string | null = null,
): Calculator => ({ ...state, display: { kind: 'result', value, source }, note: null })

/** The number on the display; null while it shows an error. */
export function shownValue({ display }: Calculator): Decimal | null {
  if (display.kind === 'error') return null
  return display.kind === 'entry' ? decimal(completeEntry(display.text)) : display.value
}

/** What the display shows; null: an error. */
export function displayText({ display }: Calculator): string | null {
  if (display.kind === 'error') return null
  return display.kind === 'entry' ? display.text : formatNumber(display.value)
}

/** What Copy takes: the number with all its digits; null: an error. */
export function copyText({ display }: Calculator): string | null {
  if (display.kind === 'error') return null
  return display.kind === 'entry' ? completeEntry(display.text) : plainNumber(display.value)
}

/** Whether nothing about the display is new, which would be announced: neither what it shows nor a note. */
export const looksTheSame = (before: Calculator, after: Calculator): boolean =>
  displayText(before) === displayText(after) &&
  (!after.note || JSON.stringify(before.note) === JSON.stringify(after.note))

/** Whether a number was entered or computed that the display showed before it, with no other note. */
export function isShownAgain(before: Calculator, after: Calculator): boolean {
  if (!looksTheSame(before, after)) return false
  const { display } = after
  if (display.kind === 'entry') return before.display.kind !== 'entry' || after.note !== null
  // An operator stores what it has computed.
  if (display.kind !== 'result') return after.history !== before.history
  const isComputed = display.source !== null && display !== before.display
  return isComputed || before.display.kind === 'stored'
}

/** How many of the 15 digits of an entry the display would take; null for an error. */
export function digitsUsed(calculator: Calculator): number | null {
  const text = displayText(calculator)
  return text === null ? null : Math.min(countDigits(text), SHOWN_DIGITS)
}

/** The line above the display: the pending operation, or what the shown result came from. */
export function expressionText({ display, pending }: Calculator): string {
  const source = 'source' in display ? display.source : null
  if (!pending) return source === null ? '' : `${source} =`
  return writeOperation(formatNumber(pending.left), pending.operator, source ?? '')
}

/** Keys that do nothing while the memory is 0. */
export const needsMemory = (key: Key): boolean => key === 'MC' || key === 'MR'

export const hasMemory = ({ memory }: Calculator): boolean => !memory.isZero()
