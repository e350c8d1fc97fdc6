import { scaleOf } from '#lib/expression/words'
import { readNumberIn, type Locale } from '#lib/number-text'
import { decisive, readList, type ListKind } from '#lib/question/list-kind'
import { ok } from '#lib/result'
import { decimal } from '../domain/decimal'

/** A question about several numbers, such as their average. */
export interface NumberList {
  kind: ListKind
  /** Plain decimals. */
  numbers: readonly string[]
  /** How a number was read where only the locale could decide. */
  readAs: readonly string[]
  /** What a spreadsheet writes in the place of a number, such as `#N/A`: it counts for nothing. */
  leftOut: readonly string[]
  /** Whether each of them is one of percent. */
  isInPercent: boolean
  /** The expression that works it out. */
  expression: string
}

function expressionOf(kind: ListKind, numbers: readonly string[]): string {
  const sorted = [...numbers].sort((a, b) => decimal(a).comparedTo(decimal(b)))
  // As they were typed, where all of them count.
  const all = decisive(kind, sorted)
  const counted = (all.length === numbers.length && kind !== 'range' ? numbers : all).map((one) =>
    one.startsWith('-') ? `(${one})` : one,
  )
  const [only = ''] = all
  const sum = counted.join(' + ')
  switch (kind) {
    case 'sum':
      return sum
    case 'product':
      return counted.join(' * ')
    case 'range':
      return counted.join(' - ')
    default:
      return counted.length > 1 ? `(${sum}) / ${counted.length}` : only
  }
}

/** The marks that stand between numbers, and never within one. */
const MARK = /\s*;\s*|,\s+and\s+|,\s+/

/** Grouped by blanks, or what stands between blanks; those that break no line are within a number always. */
const GROUPED = /[-+−]?(?!0)\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|[^ ]+/g

/** No number begins with zeros: `000` and `050` belong to the one before. */
const LED_BY_ZERO = /[-+−]?(?!0)\d{1,3}(?: 0\d\d)+(?!\d)(?:[.,]\d+)?|[^ ]+/g

/** How many decimals all numbers have; 0 where they differ. */
function commonDecimals(numbers: readonly string[]): number {
  const [first = 0, ...others] = numbers.map((one) => /[.,](\d+)$/.exec(one)?.[1]?.length ?? 0)
  return others.every((count) => count === first) ? first : 0
}

/** The numbers of a list, the likelier way of parting them first: `2 500 1 500` may be two or four, `2 000 300` one or two. */
function partings(text: string): (readonly string[])[] {
  const marked = text.split(MARK)
  const parts = marked.flatMap((part) => part.split(/\s+and\s+/)).filter(Boolean)
  const single = parts.flatMap((part) => part.split(' ').filter(Boolean))
  const grouped = parts.flatMap((part) => part.match(GROUPED) ?? [])
  if (single.length === 1) return [text.split(',')]
  if (grouped.length === single.length) return [single]
  const isGrouped =
    marked.length > 1 || (commonDecimals(grouped) > 0 && commonDecimals(single) === 0)
  if (isGrouped) return [grouped]
  const least = parts.flatMap((part) => part.match(LED_BY_ZERO) ?? [])
  if (grouped.length === least.length) return [grouped]
  const isLikely = parts.length > 1 || grouped.every((one) => one.includes(' '))
  return isLikely ? [grouped, least] : [least, grouped]
}

/** An error of a cell, or a cell without a value; in German the first is `#NV`. */
const NO_VALUE = /(?<!\S)(?:#[\p{Lu}\d/_]+[!?]?|n\/?a|nan|null)(?=$|[\s,;])/giu

/** Puts the words of scales beside their numbers, where no list is parted: `2.5 million`. */
const withScalesBeside = (text: string) =>
  text.replace(/(?<=\d) (\p{L}+)/gu, (all, word: string) => (scaleOf(word) === null ? all : word))

/** The list without such cells, and the marks that stood around them. */
const withoutCells = (list: string) =>
  list
    .replace(NO_VALUE, ' ')
    .replace(/([;,])(?:\s+[;,])+/g, '$1')
    .replace(/^[\s;,]+|[\s;,]+$/g, '')
    .replace(/ +/g, ' ')

/** A number of a list with its scale, as in a sum: `1.5k`, `2.5million`. */
function readScaled(text: string, part: string, locale: Locale) {
  const [, digits = part, behind = ''] = /^(.*?\d[.,]?)([^\d.,].*)$/s.exec(part) ?? []
  const scale = scaleOf(behind)
  if (scale === null) return readNumberIn(text, part, locale)
  const read = readNumberIn(text, digits, locale)
  const timesScale = (plain: string) => decimal(plain).times(`1e${scale}`).toFixed()
  return read.ok ? ok({ ...read.value, plain: timesScale(read.value.plain) }) : read
}

/**
 * Reads `average of 5 10 15`, `median 3, 1, 2`: numbers with blanks, semicolons, commas or `and` between them, in each way
 * that they can be parted. A comma with a digit on either side is one of a number, but for a list that would have one
 * number then. None for anything else.
 */
export function readNumberList(question: string, locale: Locale): NumberList[] {
  const found = readList(question)
  if (!found) return []
  const { kind, list } = found
  const leftOut = list.match(NO_VALUE) ?? []
  const percents = list.match(/ ?%/g) ?? []
  const bare = list.replace(/ ?%/g, '')
  const text = withScalesBeside(leftOut.length > 0 ? withoutCells(bare) : bare)
  return partings(text).flatMap((texts): NumberList[] => {
    const read = texts.map((part) => readScaled(text, part, locale))
    const numbers = read.flatMap((number) => (number.ok ? [number.value] : []))
    const isInPercent = percents.length === numbers.length
    if (numbers.length < 2 || numbers.length < read.length) return []
    if (percents.length > 0 && !isInPercent) return []
    const plain = numbers.map((number) => number.plain)
    const readAs = numbers.flatMap((number) => number.readAs ?? [])
    const expression = expressionOf(kind, plain)
    return [{ kind, numbers: plain, readAs, leftOut, isInPercent, expression }]
  })
}
