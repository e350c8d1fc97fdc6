import { FOODS } from '#lib/question/further-foods.en'
import { isNameOfOne } from '../extras/shared/unit-names'
import { minutesBesideHours } from '../extras/shared/unit-question'

/** The article of `2 * a pint` and `5 ft and an inch`. */
const ARTICLE = /(?<=[-+*/×÷(]\s*|\b(?:and|plus|minus|times|by) )an? (?=\p{L})/giu

/** The words before a sign, or before more words of a sum; `light-year` has a hyphen. */
const FIRST_WORDS =
  /^\p{L}[\p{L} -]*?(?=\s*$|\s*[+*/×÷=?]|\s-|\s(?:and|plus|minus|times|in|to|into|as)\s)/iu

/** Puts a number before a unit that has none: `pint` is what is left of `a pint`. */
export function withNumbers(question: string): string {
  const numbered = question.replace(ARTICLE, '1 ').replace(/(?<=[¼-¾⅓⅔])-(?=\p{L})/gu, ' ')
  return isNameOfOne(FIRST_WORDS.exec(numbered)?.[0] ?? '') ? `1 ${numbered}` : numbered
}

/** Makes blanks of the comma of `5 ft, 7 in`, which belongs to no number, and of the hyphens of `6-foot-3`, which make no sum. */
export const plainParts = (question: string) =>
  minutesBesideHours(question)
    .replace(/(?<=\d)-(?=foot\b)|(?<=\d-foot)-(?=\d)/gi, ' ')
    .replace(/(?<=\p{L})(?:,|,? and)\s+(?=\d)/giu, ' ')

/** Screens are called by their size, too: `72 inch tv in cm`. */
const OF_THING = new RegExp(
  `^(.+?) (?:of )?(?:${FOODS}|tvs?|screens?|monitors?)(?= (?:in|to|into|as) |$)`,
  'iu',
)

/** `200 g of butter in oz` as `200 g in oz`; null where nothing to eat and no screen is named. */
export const withoutThing = (question: string): string | null =>
  OF_THING.test(question) ? question.replace(OF_THING, '$1') : null
