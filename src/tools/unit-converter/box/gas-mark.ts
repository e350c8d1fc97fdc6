/** A mark of a British gas oven. */
interface GasMark {
  /** As it is written: `4`, `½`. */
  mark: string
  fahrenheit: number
  /** Whole degrees: the exact ones and those of cookbooks, which are in steps of ten. */
  celsius: readonly [lowest: number, highest: number]
}

/**
 * Marks go up by 25 °F from 275 °F at mark 1; below it each half is 25 °F less. Celsius: that, and what British cookbooks
 * print for it (Which?, Delia Online and BBC Good Food: 110, 120 or 130, 140, 150, 160 or 170, 180, 190, 200, 220, 230, 240).
 */
const MARKS: readonly GasMark[] = [
  { mark: '¼', fahrenheit: 225, celsius: [107, 110] },
  { mark: '½', fahrenheit: 250, celsius: [120, 130] },
  { mark: '1', fahrenheit: 275, celsius: [135, 140] },
  { mark: '2', fahrenheit: 300, celsius: [149, 150] },
  { mark: '3', fahrenheit: 325, celsius: [160, 170] },
  { mark: '4', fahrenheit: 350, celsius: [177, 180] },
  { mark: '5', fahrenheit: 375, celsius: [190, 191] },
  { mark: '6', fahrenheit: 400, celsius: [200, 204] },
  { mark: '7', fahrenheit: 425, celsius: [218, 220] },
  { mark: '8', fahrenheit: 450, celsius: [230, 232] },
  { mark: '9', fahrenheit: 475, celsius: [240, 246] },
]

const QUERIES =
  /^gas(?: ?mark)? ?(\d+\/\d+|[¼½¾]|\d+(?:\.\d+)?)(?: (?:in|to|as) (?:°|degrees? )?(c|f|celsius|fahrenheit))?$/i
const BACK = /^(\d{2,3})\s*(?:°|degrees?)?\s*(c|f|celsius|fahrenheit) (?:in|to|as) gas ?marks?$/i

type GasMarkQuestion =
  | { found: GasMark; inFahrenheit: boolean }
  /** The mark of a temperature that was typed. */
  | { found: GasMark; typed: string }
  | 'no-mark'

/** Half of the step between two marks. */
const FARTHEST = 12.5

/** Reads `gas mark 4`, `gas 1/2 in fahrenheit`, `350 F in gas mark`; null for anything else. */
export function readGasMark(question: string): GasMarkQuestion | null {
  const [, typed, unit = 'c'] = QUERIES.exec(question) ?? []
  if (typed !== undefined) {
    const name = typed.replace(/^(?:1\/4|0?\.25)$/, '¼').replace(/^(?:1\/2|0?\.5)$/, '½')
    const found = MARKS.find(({ mark }) => mark === name)
    return found ? { found, inFahrenheit: /^f/i.test(unit) } : 'no-mark'
  }
  const [, degrees, scale = ''] = BACK.exec(question) ?? []
  if (degrees === undefined) return null
  const fahrenheit = /^f/i.test(scale) ? Number(degrees) : Number(degrees) * 1.8 + 32
  const apart = (one: GasMark) => Math.abs(one.fahrenheit - fahrenheit)
  const [nearest] = [...MARKS].sort((a, b) => apart(a) - apart(b))
  if (!nearest || apart(nearest) > FARTHEST) return 'no-mark'
  return { found: nearest, typed: `${degrees} °${scale.charAt(0).toUpperCase()}` }
}
