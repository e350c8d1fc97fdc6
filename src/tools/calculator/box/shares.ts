/** What a row about a tip or a tax is. */
export type ShareLabel =
  'tip' | 'with-tip' | 'tax' | 'with-tax' | 'without-tax' | 'tax-within' | 'less' | 'each'

/** An expression that the calculator works out. */
export interface Share {
  label: ShareLabel
  expression: string
  amount: string
  /** In percent, without its sign. */
  rate: string
  /** Among how many it is shared; empty where it is not. */
  people: string
}

const PERCENT = String.raw`(?:an? )?(?<rate>[\d.,]+) ?(?:%|percent|per cent)`
const AMOUNT = String.raw`(?<amount>\d[\d.,'’]*)`
const NAME = '(?:(?:sales |value[- ]added )?tax|vat|gst|hst|mwst|tva|iva)'
const SPLIT = String.raw`(?:,? (?:and )?(?:split|shared?|divided|/|÷|between|among) ?(?:by |between |among |into )?(?<people>[1-9]\d{0,2})(?: ways?| people| persons| friends| of us)?)?`

/** Each way to name a tip or tax: a group has one place in a pattern, so that each is one of its own. */
const WAYS: Readonly<Record<'TIP' | 'TAX', readonly string[]>> = {
  TIP: [`${PERCENT} (?:tip|gratuity)`, `(?:tip|gratuity) (?:of |at )?${PERCENT}`],
  TAX: [`${PERCENT} (?:of )?${NAME}`, `${NAME} (?:of |at )?${PERCENT}`],
}

type Row = Exclude<ShareLabel, 'each'>

interface Form {
  patterns: readonly RegExp[]
  rows: readonly Row[]
}

/** @param pattern with `@` for the tip or tax */
const form = (kind: 'TIP' | 'TAX', pattern: string, ...rows: Row[]): Form => ({
  patterns: WAYS[kind].map((way) => new RegExp(`^${pattern.replace('@', way)}$`, 'i')),
  rows,
})

const part = (amount: string, rate: string) => `${rate} of ${amount}`
const total = (amount: string, rate: string) => `${amount} + ${rate}`
const without = (amount: string, rate: string) => `${amount} / (1 + ${rate})`

const EXPRESSIONS: Record<Row, (amount: string, rate: string) => string> = {
  tip: part,
  tax: part,
  'with-tip': total,
  'with-tax': total,
  'without-tax': without,
  'tax-within': (amount, rate) => `${amount} - ${without(amount, rate)}`,
  less: (amount, rate) => `${amount} - ${rate}`,
}

const FORMS: readonly Form[] = [
  form('TIP', String.raw`@(?: on| for| of)? ${AMOUNT}${SPLIT}`, 'tip', 'with-tip'),
  form('TIP', String.raw`${AMOUNT} (?:with|plus|and|\+) @${SPLIT}`, 'with-tip', 'tip'),
  form('TAX', String.raw`@(?: on| for| to| of)? ${AMOUNT}`, 'tax', 'with-tax'),
  form('TAX', String.raw`(?:add )?${AMOUNT} (?:with|plus|and|\+|before) @`, 'with-tax', 'tax'),
  form(
    'TAX',
    String.raw`${AMOUNT} (?:incl\.?|including|inclusive of|inc\.?|without|net of|after) @`,
    'without-tax',
    'tax-within',
  ),
  form('TAX', String.raw`(?:remove|deduct) @ from ${AMOUNT}`, 'without-tax', 'tax-within'),
  form('TAX', String.raw`@ (?:included in|within|in) ${AMOUNT}`, 'tax-within', 'without-tax'),
  // The price is the one before or behind the word.
  form(
    'TAX',
    String.raw`${AMOUNT} (?:excl\.?|excluding|exclusive of|ex) @`,
    'with-tax',
    'without-tax',
  ),
  form('TAX', String.raw`${AMOUNT} (?:minus|less|-) @`, 'without-tax', 'less'),
]

/** `(64 plus 18% tip) / 4`, as the words of sums are read. */
const BRACKETED = /^\((.+?) ?\) \/ (?=\d+$)/

/**
 * Reads `18% tip on 64 split 4 ways`, `119 incl 19% vat`, `64 without 7% tax`, `8.25% sales tax on 40`: the rows of the
 * answer, what is asked for first. Null for anything else.
 */
export function readShares(question: string): readonly Share[] | null {
  const text = question.replace(BRACKETED, '$1 split by ')
  for (const { patterns, rows } of FORMS) {
    const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
    if (!groups) continue
    const { amount = '', rate = '', people = '' } = groups
    const named = { amount, rate, people }
    const percent = `${rate}%`
    const shares = rows.map((label) => ({
      label,
      expression: EXPRESSIONS[label](amount, percent),
      ...named,
    }))
    if (people === '') return shares
    const each = `(${amount} + ${percent}) / ${people}`
    return [{ label: 'each', expression: each, ...named }, ...shares]
  }
  return null
}
