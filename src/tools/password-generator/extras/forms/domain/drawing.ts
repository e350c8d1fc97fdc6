import { ok } from '#lib/result'
import { poolDrawing, type Drawing } from '../../../domain/draw'
import { entropyBy } from '../../../domain/entropy'
import type { Form, PasswordSettings } from '../../../domain/settings'
import { ownFormIn, PIN_RANGE, WORDS_RANGE, type PassphraseForm, type PinForm } from './forms'

/** The words of a front-coded list: a capital for what is shared with the word before, A for none. */
export function decodeWords(coded: string): string[] {
  let word = ''
  return Array.from(coded.matchAll(/([A-Z])([a-z]*)/g), ([, shared = 'A', rest = '']) => {
    word = word.slice(0, shared.charCodeAt(0) - 65) + rest
    return word
  })
}

/** A letter or a digit comes first; which one is not counted. */
const alphanumericStart = (starts: string) => Number(/[A-Za-z0-9]/.test(starts))

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Rejects if the word list does not come. */
async function passphraseDrawing(form: PassphraseForm): Promise<Drawing> {
  const { words: count, separator, capitals, digit } = form
  const list = decodeWords((await import('./eff-words')).EFF_WORDS)
  return {
    draw(pick) {
      const words = Array.from({ length: count }, () => list[pick(list.length)] ?? '')
      const drawn = capitals ? words.map(capitalized) : words
      if (digit) {
        const place = pick(drawn.length)
        drawn[place] = `${drawn[place]}${pick(10)}`
      }
      return drawn.join(separator)
    },
    entropy: () =>
      ok(
        entropyBy((most) => {
          const words = most.length ? WORDS_RANGE.max : count
          // A capital is no choice; a digit is, and so is its place.
          return words * Math.log2(list.length) + (digit ? Math.log2(10 * words) : 0)
        }),
      ),
    oddsOfStart: alphanumericStart,
  }
}

const pinDrawing = ({ digits }: PinForm): Drawing => ({
  draw: (pick) => Array.from({ length: digits }, () => pick(10)).join(''),
  entropy: () => ok(entropyBy((most) => (most.length ? PIN_RANGE.max : digits) * Math.log2(10))),
  oddsOfStart: alphanumericStart,
})

/** What is made in place of a plain password. Without a form of these kinds: a plain one. */
export async function formDrawing(settings: PasswordSettings, form: Form): Promise<Drawing> {
  const own = ownFormIn({ form })
  switch (own?.kind) {
    case 'passphrase':
      return passphraseDrawing(own)
    case 'PIN':
      return pinDrawing(own)
    case undefined:
      return poolDrawing(settings)
  }
}
