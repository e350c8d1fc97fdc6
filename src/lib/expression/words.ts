import { leadingScale } from '../scale-words'
import { FURTHER_WORDS } from './further-words.en'
import { FUNCTION_NAMES, type ConstantName, type FunctionName, type Quantity } from './tree'

export type Token<Known extends Quantity = never> =
  | Known
  | { kind: 'number'; plain: string; at: number }
  | { kind: 'function'; name: FunctionName; at: number }
  | { kind: 'constant'; name: ConstantName; at: number }
  | { kind: 'operator'; operator: WrittenOperator; at: number }
  | { kind: '(' | ')' | '%' | '!' | '°'; at: number }
  | { kind: 'raised'; plain: string; at: number }

/** A word, or the few that are one: `divided by`, `square root of`, `to the power of`. */
export const WORD =
  /\*\*|log(?:2|10)(?![\d.,])|(?:(?:is )?what|as(?: an?)?) (?:%|percent(?:age)?) of|(?:in|as|to)(?: an?)? (?:%|percent(?:age)?)|tip (?:on|for)|per cent|\p{L}+(?: by| root(?: of)?| the power(?: of)?)?/iuy

/** What else is written for a sign or name; `_` is a blank. */
const OTHERS = {
  '+': 'plus increased_by',
  '-': '− – — ‐ ‑ minus decreased_by',
  '*': '× · ⋅ ∙ • ∗ x times multiplied multiplied_by',
  '/': '÷ ∕ ⁄ divided divided_by',
  '^': '** to_the_power to_the_power_of',
  '²': 'squared',
  '³': 'cubed',
  '%': 'percent per_cent',
  '!': 'factorial',
  '°': 'º deg degrees',
  mod: 'modulo',
  of: 'tip_on tip_for',
  sqrt: '√ square_root square_root_of',
  cbrt: '∛ cube_root cube_root_of',
  log: 'log10',
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  pi: 'π',
}

const SPELLINGS = new Map(
  [...Object.entries(OTHERS), ...Object.entries(FURTHER_WORDS)].flatMap(([name, others]) =>
    others.split(' ').map((other) => [other.replaceAll('_', ' '), name] as const),
  ),
)

/** A capital behind a number: the scale of the box prints them. A `K` is a kelvin, and small letters are units. */
const CAPITALS: ReadonlyMap<string, number> = new Map([
  ['M', 6],
  ['B', 9],
  ['T', 12],
])

/** The power of ten that a whole word stands for behind a number; null for any other word. */
export function scaleOf(word: string): number | null {
  const scale = word === 'K' ? null : leadingScale(word)
  return CAPITALS.get(word) ?? (scale?.rest === '' ? scale.exponent : null)
}

/**
 * `20% off 80` is 80 less 20%; `5/20 in %` a hundred times as much; `of` is a product; `5 is what % of 20` is their
 * quotient in percent, and `is` stands between its parts in `what % of 20 is 5`.
 */
const OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '^',
  'mod',
  'of',
  'off',
  'is',
  'share',
  'in-percent',
] as const
export type WrittenOperator = (typeof OPERATORS)[number]
const CONSTANTS: readonly ConstantName[] = ['pi', 'e']
const MARKS = ['(', ')', '%', '!', '°'] as const

/** `5 as a percentage of 20` is `5 is what % of 20`. */
const SHARE = /.* (?:%|percent|percentage) of$/

/** `5/20 as a percentage` is `5/20 in %`. */
const IN_PERCENT = /^(?:in|as|to) .*(?:%|percent|percentage)$/

type Unplaced<Placed> = Placed extends Token ? Omit<Placed, 'at'> : never

const TOKENS: ReadonlyMap<string, Unplaced<Token>> = new Map<string, Unplaced<Token>>([
  ...OPERATORS.map((operator) => [operator, { kind: 'operator', operator }] as const),
  ...FUNCTION_NAMES.map((name) => [name, { kind: 'function', name }] as const),
  ...CONSTANTS.map((name) => [name, { kind: 'constant', name }] as const),
  ...MARKS.map((kind) => [kind, { kind }] as const),
  ['²', { kind: 'raised', plain: '2' }],
  ['³', { kind: 'raised', plain: '3' }],
])

/** What a word or sign, in lower case, stands for; null for one that is unknown. */
export function namedToken(text: string, at: number): Token | null {
  const spelled =
    SPELLINGS.get(text) ?? text.replace(SHARE, 'share').replace(IN_PERCENT, 'in-percent')
  const token = TOKENS.get(spelled)
  return token ? { ...token, at } : null
}
