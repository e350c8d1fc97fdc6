import { err, ok, type Result } from '#lib/result'
import { ASCII_SYMBOLS, LOWERCASE, NUMBERS, PRINTABLE, UPPERCASE } from '../../../domain/characters'

/**
 * The classes that a `passwordrules` attribute can name:
 * https://developer.apple.com/documentation/security/customizing-password-autofill-rules
 */
const NAMED_CLASSES: Readonly<Record<string, Iterable<string>>> = {
  upper: UPPERCASE,
  lower: LOWERCASE,
  digit: NUMBERS,
  special: ASCII_SYMBOLS,
  'ascii-printable': PRINTABLE,
  // The generator draws nothing beyond ASCII.
  unicode: PRINTABLE,
}

const RANGES = [
  [UPPERCASE, 'A–Z'],
  [LOWERCASE, 'a–z'],
  [NUMBERS, '0–9'],
] as const

/** Characters as one writes them: whole alphabets as ranges, and a sign for the space. */
export function setInWords(set: string): string {
  const found = RANGES.filter(([all]) => Array.from(all).every((one) => set.includes(one)))
  const named = found.map(([all]) => all).join('')
  const others = Array.from(set).filter((one) => !named.includes(one))
  return [...found.map(([, words]) => words), others.join('').replace(' ', '␣')]
    .filter(Boolean)
    .join(' ')
}

/** What a `passwordrules` attribute requires. */
export interface PasswordRules {
  /** A password needs one character of each of these sets. */
  required: readonly ReadonlySet<string>[]
  /** The characters that the site takes, those of `required` among them. */
  allowed: ReadonlySet<string>
  minLength: number
  /** The longest length; null where the rules name none. */
  maxLength: number | null
  /** The same character in a row; null: any number. */
  maxRepeating: number | null
  /** Characters in a sequence, such as abc or 321; null: any number. */
  maxSequential: number | null
}

/** `unknown`: a word that the format does not have; `syntax`: what cannot be read, from there on. */
export type RulesProblem = { code: 'unknown' | 'syntax'; text: string }

const LENGTHS = [
  'minlength',
  'maxlength',
  'max-consecutive',
  'max-repeating',
  'max-sequential',
] as const
const SETS = ['required', 'allowed'] as const

type Lengths = Record<(typeof LENGTHS)[number], number[]>

function readerOf(text: string) {
  let at = 0
  return {
    /** What the pattern matches here, its first group; null, and no step, where it does not. */
    take(pattern: RegExp): string | null {
      const found = new RegExp(`\\s*${pattern.source}\\s*`, 'iy')
      found.lastIndex = at
      const match = found.exec(text)
      if (match) at = found.lastIndex
      return match && (match[1] ?? '')
    },
    rest: () => text.slice(at).trim(),
  }
}

type Reader = ReturnType<typeof readerOf>

/** A hyphen counts at the beginning alone, and a closing bracket at the end. */
const charactersIn = (list: string) =>
  Array.from(list).filter(
    (character, at) => PRINTABLE.includes(character) && (character !== '-' || at === 0),
  )

/**
 * What looks like a range, `A-Z` or ` -~`: the format has none, and takes it for A and Z; null where there is none.
 */
export const rangeIn = (text: string): string | null =>
  /\[[^[\]]*?([^[\]]-[^[\]])/.exec(valueOf(text))?.[1] ?? null

/** The characters of classes with commas between them; none are none. */
function readSet(reader: Reader): Result<Set<string>, RulesProblem> {
  const found = new Set<string>()
  do {
    const list = reader.take(/\[([^\]]*\]?)\]/)
    const name = list === null ? reader.take(/([a-z-]+)/) : null
    if (list === null && name === null) break
    const characters = name === null ? charactersIn(list ?? '') : NAMED_CLASSES[name.toLowerCase()]
    if (!characters) return err({ code: 'unknown', text: name ?? '' })
    for (const character of characters) found.add(character)
  } while (reader.take(/,/) !== null)
  return ok(found)
}

const ATTRIBUTE = /^\s*(?:<[^]*?\s)?passwordrules\s*=\s*(["'])([^]*?)\1(?=[\s/>]|$)/i

/** A string of a program: the value of a key, as in the public lists, or of an attribute in JSX. */
const STRING = /password-?rules(?:["'`]?\s*:|\s*=\s*\{)\s*(["'`])((?:\\[^]|(?!\1)[^\\])*)\1/i

const QUOTED = /^\s*(?:(["'`])([^]*)\1|“([^]*)”)\s*[,;]?\s*$/

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/gi, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Of escapes those that the format has a use for: quotes and the backslash. */
const unescapeString = (text: string) => text.replace(/\\(["'`\\/])/g, '$1')

/** The rule alone where more was copied: an attribute or its element, an entry of a list, a string with its quotes. */
function valueOf(text: string): string {
  const attribute = ATTRIBUTE.exec(text)?.[2]
  if (attribute !== undefined) return unescapeHtml(attribute)
  const [, quote, ofString] = STRING.exec(text) ?? []
  if (quote !== undefined) return unescapeString(ofString ?? '')
  const [, , quoted, curled] = QUOTED.exec(text) ?? []
  return quoted === undefined ? (curled ?? text) : unescapeString(quoted)
}

const least = (values: number[]) => (values.length > 0 ? Math.min(...values) : null)

function rulesOf(required: Set<string>[], allowed: string[], lengths: Lengths): PasswordRules {
  const all = [...required.flatMap((set) => [...set]), ...allowed]
  return {
    required,
    // Without either, all that can be printed.
    allowed: new Set(all.length > 0 ? all : PRINTABLE),
    minLength: Math.max(0, ...lengths.minlength),
    maxLength: least(lengths.maxlength),
    // Sites that name consecutive characters mean either kind.
    maxRepeating: least([...lengths['max-consecutive'], ...lengths['max-repeating']]),
    maxSequential: least([...lengths['max-consecutive'], ...lengths['max-sequential']]),
  }
}

/**
 * Reads the value of a `passwordrules` attribute, the attribute itself, its element, or an entry of a list. Of lengths that are there more
 * than once the strictest counts; 0 is as good as none.
 */
export function readPasswordRules(text: string): Result<PasswordRules, RulesProblem> {
  const reader = readerOf(valueOf(text))
  const lengths: Lengths = {
    minlength: [],
    maxlength: [],
    'max-consecutive': [],
    'max-repeating': [],
    'max-sequential': [],
  }
  const required: Set<string>[] = []
  const allowed: string[] = []
  do {
    const word = reader.take(/([a-z-]+)/)
    if (word === null) break
    const length = LENGTHS.find((name) => name === word.toLowerCase())
    const set = SETS.find((name) => name === word.toLowerCase())
    if (!length && !set) return err({ code: 'unknown', text: word })
    if (reader.take(/:/) === null) break
    if (length) {
      const value = Number(reader.take(/(\d+)/) ?? 0)
      if (value > 0) lengths[length].push(value)
    } else {
      const read = readSet(reader)
      if (!read.ok) return read
      if (set === 'allowed') allowed.push(...read.value)
      else if (read.value.size > 0) required.push(read.value)
    }
  } while (reader.take(/;/) !== null)
  const rest = reader.rest()
  return rest === '' ? ok(rulesOf(required, allowed, lengths)) : err({ code: 'syntax', text: rest })
}
