import { readNumberIn } from '../number-text'
import { err, ok, type Result } from '../result'
import type { ExpressionError, Quantity } from './tree'
import { namedToken, scaleOf, WORD, type Token } from './words'

interface Tokens<Known extends Quantity> {
  tokens: readonly Token<Known>[]
  /** How numbers were read where only the locale could decide. */
  readAs: readonly string[]
}

const BLANKS = /\s+/y

/** Groups parted by blanks or apostrophes; else digits with commas and points; an exponent. */
const NUMBER =
  /(?:\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d(?:[.,]?\d)*\.?)(?:e[+-]?\d+)?/iy

/** `1 2/3` and `1½`, unless what is behind it could be of the fraction alone. */
const MIXED = /(?:(\d+)\s+(\d{1,2})\/(\d{1,3})|(\d*)\s*([¼-¾⅐-⅞]))(?!\s*[\d.,/^!%(°⁰-⁹¹²³⁻])/y

/** `0xff`, `0b1010`, `0o17` */
const BASED = /0(?:x[\da-f]+|b[01]+|o[0-7]+)(?![\p{L}\d])/iuy

/** Not the sign of a product: `2x+3`, `2x - 3`. */
const UNKNOWN = /(?<=\d)x(?=\s*[-+−])/iy

/** What the pattern finds at a place of the text; empty if it finds nothing there. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** `1 2/3` as `(1+2/3)`, `½` as `(0+1/2)`; null where a proper fraction behind a whole number cannot be meant. */
function mixedNumber(text: string, at: number, before: Token<Quantity> | undefined) {
  MIXED.lastIndex = at
  const [part, first, num = '', den = '', second, sign] = MIXED.exec(text) ?? []
  const [above = num, below = den] = sign?.normalize('NFKC').split('⁄') ?? []
  if (part === undefined || !isOperandNext(before) || Number(above) >= Number(below)) return null
  const parts = ['(', first || second || '0', '+', above, '/', below, ')']
  const tokens = parts.map(
    (plain) => namedToken(plain, at) ?? ({ kind: 'number', plain, at } as const),
  )
  return { part, tokens }
}

/** `1/2` of `1/2 million` and `1/2%`: half of it, or a part of two? Not `1/4.7` of `1/4.7k`. */
function endsWithPart(tokens: readonly Token<Quantity>[]): boolean {
  const [above, sign, below] = tokens.slice(-3)
  if (above?.kind !== 'number' || sign?.kind !== 'operator' || below?.kind !== 'number')
    return false
  const isPart = Number(above.plain) < Number(below.plain) && !below.plain.includes('.')
  return sign.operator === '/' && isPart
}

/** `2.5 million`, `1.5M`, `10k` but not the kelvins of `10K`; null where there is no number, or one with an exponent. */
function scaledNumber(tokens: readonly Token<Quantity>[], word: string): Token | null {
  const number = tokens.at(-1)
  const exponent = scaleOf(word)
  const isScaled =
    exponent !== null &&
    number?.kind === 'number' &&
    !/e/.test(number.plain) &&
    !endsWithPart(tokens)
  return isScaled ? { ...number, plain: `${number.plain}e${exponent}` } : null
}

/** Two arguments to some, as in `log(8,2)`. */
const isArgument = (digits: string, tokens: readonly Token<Quantity>[]) =>
  digits.includes(',') && tokens.at(-1)?.kind === '(' && tokens.at(-2)?.kind === 'function'

/** An exponent, all of it: `²³` of `10²³` and `⁻¹⁹`; before `√` the index of the root. */
const RAISED = /[⁺⁻]?[⁰¹²³⁴-⁹]+/y

const isOperandNext = (before: Token<Quantity> | undefined) =>
  !before || before.kind === 'operator' || before.kind === 'function' || before.kind === '('

/**
 * The parts of an expression, blanks dropped; errors `no-number`, `unknown-word`, `time-or-ratio` and `unexpected`.
 * @param locale decides how `1,234` is read where nothing else does; BCP 47, undefined: the one of the browser
 * @param quantityAt the quantity at a place of the text; null: there is none
 */
export function tokensOf<Known extends Quantity = never>(
  text: string,
  locale: string | undefined,
  quantityAt?: (text: string, at: number) => Known | null,
): Result<Tokens<Known>, ExpressionError> {
  const tokens: Token<Known>[] = []
  const readAs: string[] = []
  let at = matchAt(BLANKS, text, 0).length
  while (at < text.length) {
    const quantity = quantityAt?.(text, at)
    if (quantity) {
      tokens.push(quantity)
      readAs.push(...quantity.readAs)
      at = quantity.end + matchAt(BLANKS, text, quantity.end).length
      continue
    }
    const mixed = mixedNumber(text, at, tokens.at(-1))
    const digits = matchAt(NUMBER, text, at)
    const word = digits || matchAt(WORD, text, at)
    const based = matchAt(BASED, text, at)
    const raised = matchAt(RAISED, text, at)
    const part =
      mixed?.part || based || word || raised || String.fromCodePoint(text.codePointAt(at) ?? 0)
    const scaled = scaledNumber(tokens, word)
    if (mixed) {
      tokens.push(...mixed.tokens)
    } else if (based) {
      tokens.push({ kind: 'number', plain: String(BigInt(based)), at })
    } else if (digits) {
      const number = readNumberIn(text, digits, locale)
      if (!number.ok) return err({ code: 'no-number', at })
      const { plain } = number.value
      if (number.value.readAs !== null || isArgument(digits, tokens)) readAs.push(plain)
      tokens.push({ kind: 'number', plain, at })
    } else if (raised) {
      // A power times a root, or a multiple of a higher root: `2³√27`.
      const isIndex = /^\s*√/.test(text.slice(at + raised.length))
      if (isIndex && !isOperandNext(tokens.at(-1))) return err({ code: 'ambiguous', at })
      const plain = raised.normalize('NFKC').replace('\u2212', '-').replace('+', '')
      tokens.push({ kind: 'raised', plain, at })
    } else if (scaled) {
      tokens.splice(-1, 1, scaled)
    } else {
      const token = matchAt(UNKNOWN, text, at) ? null : namedToken(part.toLowerCase(), at)
      const isPercentage = token?.kind === '%' && /\d[/⁄]\d+ ?$/.test(text.slice(0, at))
      const isOpen = (isPercentage || scaleOf(word) !== null) && endsWithPart(tokens)
      const isTime = part === ':' && /\d\s*$/.test(text.slice(0, at))
      const isNot = isTime ? 'time-or-ratio' : 'unexpected'
      const code = isOpen ? 'ambiguous' : word ? 'unknown-word' : isNot
      if (!token || isOpen) return err({ code, at })
      tokens.push(token)
    }
    at += part.length
    // `1,5 Mio. + 2`
    if (scaled) at += matchAt(/\.(?!\d)/y, text, at).length
    at += matchAt(BLANKS, text, at).length
  }
  return ok({ tokens, readAs })
}
