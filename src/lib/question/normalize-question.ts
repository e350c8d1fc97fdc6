import { ADDRESS } from '#lib/address'
import { NO_CENTS } from '#lib/number-text'
import { BLANKS } from './blanks'
import { plainNumbers } from './plain-numbers'
import { listAsSum } from './quantity-list'

/** Blanks, and the invisible characters that a paste from other programs may add. */
const INVISIBLE_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/**
 * `how many feet are in a mile?` is `a mile to feet`; so is `how many sq in are in 5 sq ft`, with an `in` of its own, and
 * `how many cups does a liter have`.
 */
const HOW_MANY =
  /^how (?:many|much) (?!.* (?:left|remaining|to go) )(.+?) (?:are |there )*(?:in|is|are|per|for|does|equals?|makes?) (?!(?:in|is|are|there|it) )(.+?)(?: have| make| equal)?$/i

/** `100 usd is how much in eur`, `5 kg equals how many lb`; `5 is how many percent of 20` is a sum. */
const IS_HOW_MANY =
  /^(.*[^\d\s.,]) (?:is|are|equals?|makes?) (?:how (?:many|much)(?: in)?|what in) (?!%|percent)/i

/** `20% of what is 10`, and `10 is 20% of what`. */
const OF_WHAT =
  /^(?:([\d.,]+ ?(?:%|percent)) of what(?: number)? is ([^-+*/]+)|([^-+*/]+) is ([\d.,]+ ?(?:%|percent)) of what(?: number)?)$/i

/** `3×10⁸ m/s`, `10^-3 kg`: a number with a unit or money behind it, in the form that readers of quantities know. */
const POWER_OF_TEN =
  /(?<![\d.,)^])(?:(\d[\d.,]*) ?[×*·x] ?)?10(?:\^([-−]?\d+)|(⁻?[⁰¹²³⁴-⁹]+))(?= ?(?!(?:in|to|as|mod|plus|minus|times|x|e|pi|π)(?!\p{L}))[\p{L}\p{Sc}°])/giu

/** `2 dozen`, `half a dozen eggs` */
const DOZENS =
  /(?<=^|[-+*/×÷(] ?)(\d[\d.,]*|[¼-¾]) dozens?(?: (?:of )?eggs)?(?=$| (?:in|to|plus|minus|times)\b| ?[-+*/×÷)])/gi

/** `eurusd`, `eurusd 50` */
const PAIR = /^(?=(?:usd|eur|gbp|jpy|chf|cad|aud|nzd|cny|inr|btc|eth){2}(?: [\d.,]+)?$)(...)/i

/** A question in quotes, as it is pasted from a text. */
const QUOTED = /^["'“”„«»‘’](.+)["'“”„«»‘’]$/s

const QR_CODE = /^(?:[\w'’]+ ){0,3}qr/i

/** Words before what is asked: `what is`, `please convert`. */
const ASKING =
  /^(?:(?:please|tell me|what(?:['’]?s| is| are)|how (?!old\b)\w+ (?:is|are)|calc(?:ulate)?|compute|solve|(?:how (?:do|can) (?:i|you) )?convert(?: from)?|(?:open|show|make|create|generate|set|start)(?: me)?|(?:can|could) you)\s+(?=\S))+/i

/** The `a` of `a mile in km`; and `=2+3`. */
const OPENING_WORDS = /^(?:=\s*(?=[-\d.,(])|(?:the|my|an?|one)\s+(?!in\b|to\b|$))/i

const BASE = String.raw`\blog(?:arithm)? base (\d(?:[\d.,]*\d)?|e|pi|π) (?:of )?`
const POWER = String.raw`\s*(?:[\^!²³]|\*\*|squared|cubed|to the )`

/** Of a number with all its groups, or of what is in brackets. */
const LOGARITHM = new RegExp(
  String.raw`${BASE}(?:(\d(?:[\d.,]*\d)?(?: \d{3})*(?:e[-+]?\d+)?)(?![\d.,]*\d|${POWER})|\(([^()]+)\))`,
  'gi',
)
const OPEN_LOGARITHM = new RegExp(String.raw`${BASE}(?=[\d.,]+${POWER})`, 'gi')

/**
 * Words and what stands for them: signs, in the order in which the tools read them. The rules work one after another;
 * `[^-+]` keeps one from words with a sum within them, whose order it would change.
 */
const IN_ORDER: readonly (readonly [RegExp, string])[] = [
  // Not the point of `0.`, on the way to `0.5`.
  [/(?<!^\d+)[.? ]+$/, ''],
  [/ please\b/i, ''],
  // `half a recipe: 3/4 cup flour`
  [/^([¼-¾⅓⅔]|double|triple)(?: of)?(?: (?:a|the|this|my))? (?:recipe|batch)(?: of)?:? /i, '$1 '],
  [
    /^(?:(?:pre-?)?heat|bake|roast)(?: (?:the|your|oven))* (?:to|at) (?=\d+ ?(?:°|deg|[fc]\b))/i,
    '',
  ],
  [NO_CENTS, '00'],
  [/=\s*\?/, '='],
  [/(?:^minus|\bnegative) (?=\d)/gi, '-'],
  [/ less (?=\d)/i, ' - '],
  [/^([^-+]+) less than ([^-+]+)$/i, '$2 - $1'],
  [/^([^-+]+) more than ([^-+]+)$/i, '$2 + $1'],
  [/ to the (\d+)(?:st|nd|rd|th)(?: power)?\b/gi, '^$1'],
  [/\b(?:fourth|4th) root (?:of )?/gi, '⁴√'],
  [/\b(?:fifth|5th) root (?:of )?/gi, '⁵√'],
  [LOGARITHM, '(log($2$3)/log($1))'],
  // As that of base 10: what has the power is open.
  [OPEN_LOGARITHM, 'log '],
  [/^increase (.+) by /i, '$1 increased by '],
  [/^(?:decrease|reduce) (.+) by /i, '$1 decreased by '],
  [/^add ([^-+]+) to (.+)/i, '$2 + $1'],
  [/^(?:subtract|take) ([^-+]+) from (.+)/i, '$2 - $1'],
  [/^take (?=.* off )/i, ''],
  [/,? split (?:(?:by|between|among) )?(\d+)(?: ways?| people| friends)?$/i, ' split by $1'],
  [
    /^split (\S+) (?:by|between|among) (\d+)(?: ways?| people| friends)? (?:with|plus) (.* tip)$/i,
    '$3 on $1 split by $2',
  ],
  [/^tip (?:of )?([\d.,]+ ?(?:%|percent)) (?:on|for|of) (?!.*(?:[-+]|plus|minus))/i, '$1 tip on '],
  // Of a single amount the calculator names the parts.
  [
    /(?<!^\p{Sc}?[\d.,]+(?: ?(?:\p{Sc}|\p{L}+))?) (?:\+|plus|with|and)(?: an?)? ([\d.,]+ ?(?:%|percent)) (?:tip|tax|vat)\b/iu,
    ' + $1',
  ],
  [/ (?:with|at) ([\d.,]+ ?(?:%|percent)) (?:off|discount)$/i, ' - $1'],
  [/(?<=%|percent) (?:tax|vat) on (?!.*(?:[-+]|plus|minus)|\S+$|\S+ \p{L}+$)/iu, ' of '],
  // All that is more than one amount.
  [/^(?![^\s+-]+(?: \p{L}+)? split)(.+) (?=split by \d+$)/iu, '($1) '],
  [/ split by (?=\d+$)/i, ' / '],
  [PAIR, '$1/'],
  [/^multiply ([^-+]+) by (?=[^-+]+$)/i, '$1 * '],
  [/^(?:divide|split) ([^-+]+) by (?=[^-+*/]+$)/i, '$1 / '],
  [/^(\d+) choose (\d+)$/i, '$1!/($2!($1-$2)!)'],
  [/^(?:double|twice) (?=-?[^-+]+$)/i, '2 * '],
  [/^triple (?=-?[^-+]+$)/i, '3 * '],
  [/^halve (?=-?[^-+]+$)/i, '½ of '],
  [/^([^-+]*\d[^-+]*?),? halved\b/i, '½ of $1'],
  [/^([^-+]*\d[^-+]*?),? (?:doubled|twice)\b/i, '2 * $1'],
  [/^([^-+]*\d[^-+]*?),? tripled\b/i, '3 * $1'],
  [/^an? (?=dozen\b)/i, '1 '],
  [DOZENS, '($1 * 12)'],
  // `½ 3/4 cup` is no mixed number, and `½ 7` a time of day.
  [
    /^([¼-¾⅓⅔]) (?=(?:\d+ )?\d+\/\d|\d* ?[¼-¾⅐-⅞]|[\d.,]+ ?(?![ap]\.?m\b|o['’]?\s?clock)\p{L})/iu,
    '$1 of ',
  ],
  [
    /^an? (?=(?:hour|minute|second)(?:$| (?:(?:after|ago|before|from|later|timer)\b|and [\da]))|hundred|thousand|[mbtr]+illion)/i,
    '1 ',
  ],
  [/^what (?:%|percent\w*) is ([^-+]+) of (?=[^-+]+$)/i, '$1 is what % of '],
  [
    / out of (?=.+(?:%|percent))|(?<=^[\d.,]+) of (?=[\d.,]+ (?:in|as|to)\b.*(?:%|percent))/i,
    ' / ',
  ],
  [
    /^(?:%|percent\w*) (?:increase|change) (?:from )?([\d.,]+) to ([\d.,]+)/i,
    '($2 - $1) / $1 in %',
  ],
  [
    /^(?:increase|change) from ([\d.,]+) to ([\d.,]+) (?:in |as )?(?:%|percent\w*)$/i,
    '($2 - $1) / $1 in %',
  ],
  [/^(?:%|percent\w*) decrease (?:from )?([\d.,]+) to ([\d.,]+)/i, '($1 - $2) / $1 in %'],
  // `inches in 5 feet`, `feet in 2 miles`; a timer in a minute is another thing.
  [/^(?!alarm|timer)(\p{L}+) in (?=an? |(?<=[st] in )\p{N})(.+)/iu, '$2 to $1'],
  [OF_WHAT, '$2$3 / $1$4'],
  [IS_HOW_MANY, '$1 to '],
  // `from 9 to 5pm` is a span of times, and stays as it is.
  [
    /^(?:change|turn|exchange|from) (?=(?:\p{Sc}[\d.,]+|an? |[\d.,/]+ ?(?![ap]m\b)\p{L}).* (?:in|to|into|for) )/iu,
    '',
  ],
  [/(?: converted|(?<=\p{L}) worth|,)(?= (?:in|to|into) )/iu, ''],
  [HOW_MANY, '$2 to $1'],
  [/^(.*\d.*?) (?:in|to) dozens?$/i, '($1) / 12'],
]

const withExponents = (question: string) =>
  question.replace(
    POWER_OF_TEN,
    (_, digits = '1', exponent = '', raised = '') =>
      `${digits}e${(exponent || raised.normalize('NFKC')).replace('−', '-')}`,
  )

const inOrder = (question: string) =>
  IN_ORDER.reduce(
    (text, [words, signs]) => text.replace(words, signs),
    plainNumbers(withExponents(listAsSum(question.replace(BLANKS, ' ').replace(ASKING, '')))),
  )

/** Whether its words are those of a code or an address, which are left as they are. */
const isVerbatim = (question: string) =>
  QR_CODE.test(question) || question.split(/\s/).some((word) => ADDRESS.test(word))

/** The question alone, without the words of a sentence around it. */
export function normalizeQuestion(question: string): string {
  const typed = question.replace(INVISIBLE_ENDS, '').replace(QUOTED, '$1')
  return (isVerbatim(typed) ? typed.replace(ASKING, '') : inOrder(typed)).replace(OPENING_WORDS, '')
}
