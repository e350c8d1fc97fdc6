import { scaleOf } from '#lib/expression/words'
import { LIST_MARK } from './list-kind'
import { plainNumbers } from './plain-numbers'

const LIST =
  /^(?:the )?(?:(?<isMean>average|avg|(?:arithmetic )?mean)|sum|total(?: time| length| distance| weight)?)(?: of| for|:)? (?:(?<list>.*\S)(?<target> (?:in|to|as|into) \D+?)|(?<all>.*?))[.?=\s]*$/i

/** A number, which may be a mixed one, and the words behind it. */
const PIECE = /[-−]?\p{Sc}?(?:\d+ (?=\d+\/\d))?[\d¼-¾⅐-⅞][\d.,:/¼-¾⅐-⅞]*(?:\s*[^\d\s\p{Sc}]\S*)*/gu

const PARTS = /^[-−]?(?<sign>\p{Sc}?)(?<number>[\d\s.,:/¼-¾⅐-⅞]*[\d¼-¾⅐-⅞])\s*(?<unit>.*)$/u

/** `sum 3 x 4 kg` has signs in place of units, and `1e3` an exponent. */
const SIGN = /^(?:[-+*/×÷=x]|e[-+]?\d+|times|plus|minus|by|of)(?!\p{L})|[-+*/×÷=]$/iu

const isFraction = (number: string) => /[/¼-¾⅐-⅞]/.test(number)

/** Without a mark a whole number before a fraction may be one of its own, and `5 ft 3 in` one length or two. */
const isOpen = (parts: readonly { number: string; unit: string }[]) =>
  parts.some(({ number, unit }) => / \d|\d[¼-¾⅐-⅞]/.test(number) || unit !== parts[0]?.unit) ||
  parts.some(({ number }, at) => !isFraction(number) && isFraction(parts[at + 1]?.number ?? ''))

/**
 * A list of quantities, clocks or fractions as the sum that it asks for: `sum 5 kg 3 kg in lb` is `5 kg + 3 kg in lb`, and
 * `average of ½ and ¼` is `(½ + ¼) / 2`. Any other question as it is: numbers alone are a list to the calculator.
 */
export function listAsSum(question: string): string {
  const { isMean, all = '', list = all, target = '' } = LIST.exec(question)?.groups ?? {}
  const marked = list.split(LIST_MARK).filter(Boolean)
  const pieces = marked.length > 1 ? marked : (list.match(PIECE) ?? [])
  const parts = pieces.flatMap((piece) => {
    const {
      sign = '',
      number = '',
      unit = '',
    } = PARTS.exec(plainNumbers(piece).trim())?.groups ?? {}
    return number === '' ? [] : { sign, number, unit }
  })
  const hasUnits = parts.every(({ sign, unit }) => unit !== '' || (sign !== '' && target !== ''))
  const areClocks = !isMean && parts.every(({ number }) => number.includes(':'))
  const areFractions =
    parts.every(({ unit, sign }) => unit === '' && sign === '') &&
    parts.some(({ number }) => isFraction(number))
  const isOther =
    parts.length < 2 ||
    // They have a mean, though no sum.
    (isMean !== undefined &&
      parts.some(({ unit }) => /^[°º]?\s?(?:[cf]|celsius|fahrenheit)$/i.test(unit))) ||
    parts.length < pieces.length ||
    parts.some(({ unit }) => unit.includes('%') || SIGN.test(unit) || scaleOf(unit) !== null) ||
    (isMean !== undefined && marked.length < 2 && isOpen(parts))
  if (isOther || !(hasUnits || areClocks || areFractions)) return question
  const sum = pieces.map((piece) => plainNumbers(piece).trim()).join(' + ')
  return (isMean === undefined ? sum : `(${sum}) / ${parts.length}`) + target
}
