import { readNumber, type Locale } from '#lib/number-text'
import { decimal } from '../domain/decimal'

export type ListKind = 'average' | 'median' | 'sum' | 'product' | 'smallest' | 'largest'

/** What is asked of several numbers. */
export interface NumberList {
  kind: ListKind
  /** Plain decimals. */
  numbers: readonly string[]
  /** How a number was read where only the locale could decide. */
  readAs: readonly string[]
  /** Works it out. */
  expression: string
}

const KINDS: readonly (readonly [ListKind, RegExp])[] = [
  ['average', /^(?:average|avg|(?:arithmetic )?mean)\b/i],
  ['median', /^median\b/i],
  ['sum', /^(?:sum|total)\b/i],
  ['product', /^product\b/i],
  ['smallest', /^(?:min(?:imum)?|smallest|lowest)\b/i],
  ['largest', /^(?:max(?:imum)?|largest|biggest|highest)\b/i],
]

const bracketed = (number: string) => (number.startsWith('-') ? `(${number})` : number)

function expressionOf(kind: ListKind, numbers: readonly string[]): string {
  const sum = numbers.map(bracketed).join(' + ')
  const sorted = [...numbers].sort((a, b) => decimal(a).comparedTo(decimal(b)))
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  switch (kind) {
    case 'average':
      return `(${sum}) / ${numbers.length}`
    case 'median':
      return middle.length > 1 ? `(${middle.map(bracketed).join(' + ')}) / 2` : (middle[0] ?? '')
    case 'sum':
      return sum
    case 'product':
      return numbers.map(bracketed).join(' * ')
    case 'smallest':
      return sorted[0] ?? ''
    default:
      return sorted.at(-1) ?? ''
  }
}

/**
 * Reads `average of 5 10 15`, `median 3, 1, 2`: numbers with blanks, semicolons, commas or `and` between them. A comma with
 * a digit on either side is one of a number, but for a list that would have one number then. Null for anything else.
 */
export function readNumberList(question: string, locale: Locale): NumberList | null {
  const [kind, name] = KINDS.find(([, one]) => one.test(question)) ?? []
  if (kind === undefined || name === undefined) return null
  const text = question.replace(name, '').replace(/^(?: of| for| between|:)*\s*\(?|\)$/g, '')
  const parts = text.split(/\s*;\s*|,?\s+and\s+|,?\s+/).filter(Boolean)
  const texts = parts.length > 1 ? parts : text.split(',')
  const read = texts.map((part) => readNumber(part, locale))
  const numbers = read.flatMap((number) => (number.ok ? [number.value] : []))
  if (numbers.length < 2 || numbers.length < read.length) return null
  const plain = numbers.map((number) => number.plain)
  return {
    kind,
    numbers: plain,
    readAs: numbers.flatMap(({ readAs }) => readAs ?? []),
    expression: expressionOf(kind, plain),
  }
}
