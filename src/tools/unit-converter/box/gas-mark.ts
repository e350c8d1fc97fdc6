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
const MARKS: readonly GasMark[] =
  `¼ 225 107 110, ½ 250 120 130, 1 275 135 140, 2 300 149 150, 3 325 160 170, 4 350 177 180,
  5 375 190 191, 6 400 200 204, 7 425 218 220, 8 450 230 232, 9 475 240 246`
    .split(/,\s+/)
    .map((line) => {
      const [mark = '', fahrenheit, lowest, highest] = line.split(' ')
      return { mark, fahrenheit: Number(fahrenheit), celsius: [Number(lowest), Number(highest)] }
    })

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
