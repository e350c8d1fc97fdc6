import { inAscii } from '#lib/number-text'

/** The names of the numbers from 0 on, at the index of their value. */
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** The names of the tens, at the index of their first digit. */
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** `twenty`, `twenty-five`, `five`; `one in usd` is asked of a currency of that name. */
const NUMBER = new RegExp(
  String.raw`\b(?:(${TENS.slice(2).join('|')})(?:[ -](${NUMBERS.slice(1, 10).join('|')}))?|(${NUMBERS.join('|')}))\b(?!(?<=^one)\s+(?:in|to)\b(?! the\b))`,
  'gi',
)

/** One half; one third and two; one quarter to three: each at the index of its number. */
const PARTS: Readonly<Record<string, string>> = { half: ' ½', third: ' ⅓⅔', quarter: ' ¼½¾' }

/** `half of`, `3 quarters of`, `3-quarters`, `half an hour`, `a quarter of an hour`, `a half` of `1 and a half hours`. */
const PART =
  /(?:(?<![\d.,])(\d+)[ -]|\ban? |(?<!\d[ -]))\b(half|third|quarter)s?\b(?: (?:of )?an?\b)?/gi

/** `½ million`: with the digits before it one number, `2.5 million`. */
const PART_OF_SCALE = /[¼-¾](?= (?:hundred|thousand|[mbtr]+illion|lakh|crore))/gi

const DECIMALS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' }

/** `an hour and ½`, `2 pounds and ½` */
const AND_PART = /\b(an?|\d+) (\p{L}+) and +([¼-¾⅓⅔])/giu

/** Numbers in words and in the wide digits of some keyboards as plain ones: `five`, `half of`, `１２`. */
export const plainNumbers = (text: string): string =>
  inAscii(text)
    .replace(NUMBER, (_, tens: string | undefined, ones = '', number = '') =>
      String(
        tens === undefined
          ? NUMBERS.indexOf(number.toLowerCase())
          : TENS.indexOf(tens.toLowerCase()) * 10 +
              Math.max(0, NUMBERS.indexOf(ones.toLowerCase())),
      ),
    )
    .replace(PART, (all: string, count = 1, name = '') => PARTS[name.toLowerCase()]?.[count] ?? all)
    .replace(/(\d) and (?=[¼-¾⅓⅔])/gi, '$1')
    .replace(/(\d) and (?=\d\/\d+(?![\d/]))/gi, '$1 ')
    .replace(
      AND_PART,
      (_, whole: string, unit: string, part: string) => (Number(whole) || 1) + part + ' ' + unit,
    )
    .replace(PART_OF_SCALE, (part) => DECIMALS[part] ?? part)

/** `kg to lbs 70`, `usd eur 50`, `celsius to fahrenheit -40`, `cups in ml 1/2`. */
const NUMBER_LAST =
  /^([\p{L}\p{Sc}°].*[\p{L}\p{Sc}²³])\s+([-−]?(?:\d[\d.,'’/]*|[.,]\d+|\d*[¼-¾⅐-⅞]))$/u

/** The question with its number before the names instead of after them; null where it does not end in a number. */
export const numberFirst = (question: string): string | null =>
  NUMBER_LAST.test(question) ? question.replace(NUMBER_LAST, '$2 $1') : null
