import { err, ok, type Result } from '#lib/result'
import type { DrawingTools, RandomnessError } from '../../../domain/generator'
import type { PasswordSettings } from '../../../domain/settings'
import { changeOf, FORMULA_STARTS, isFormula, type Change } from './spreadsheet'

/** A batch is so small that a phone makes it in well under 100 ms. */
export const BATCH_SIZE = 1000

/** At the worst about one in twenty is no formula: by then the source is stuck. */
const MAX_FORMULAS = 100_000

/** Drawn anew while it is a formula. Throws where the random source does or seems stuck. */
function drawNoFormula(draw: () => string): string {
  for (let formulas = 0; formulas < MAX_FORMULAS; formulas++) {
    const password = draw()
    if (!isFormula(password)) return password
  }
  throw new Error('the random source is stuck')
}

/**
 * What it costs in bits that no password is a formula, rounded up to a tenth: the others are likelier by what the
 * formulas would have had.
 */
const costInBits = (oddsOfFormula: number): number =>
  oddsOfFormula > 0 ? Math.ceil(-10 * Math.log2(1 - oddsOfFormula)) / 10 : 0

/** A CSV file (RFC 4180) of passwords, which come one a line. */
const csvOf = (lines: string): string =>
  [
    'number,password',
    ...lines.split('\n').map((password, at) => `${at + 1},"${password.replaceAll('"', '""')}"`),
  ]
    .map((row) => `${row}\r\n`)
    .join('')

/** Of what is not ASCII alone a spreadsheet asks for a mark of byte order: else it reads é in an older encoding. */
function csvFileOf(lines: string): string {
  const csv = csvOf(lines)
  return /[^\0-~]/.test(csv) ? `\ufeff${csv}` : csv
}

/** Passwords that no spreadsheet runs as formulas. */
export interface ManyMade {
  /** One a line; empty if the settings leave no character. */
  lines: string
  /** Of the likeliest, and what of them the repeated draws cost; null where nothing is repeated. */
  safe: { bits: number; cost: number } | null
  /** How many a spreadsheet would change as it reads them. */
  changed: Record<Change, number>
}

/** The functions that run in the worker. */
export const manyWork = ({ pick, drawingOf, tryDraw }: DrawingTools) => ({
  /** `formulas`: the settings leave nothing else. */
  generateMany: async (
    settings: PasswordSettings,
    count: number,
  ): Promise<Result<ManyMade, RandomnessError | { code: 'formulas' }>> => {
    const { draw, entropy, oddsOfStart } = await drawingOf(settings)
    const odds = oddsOfStart(FORMULA_STARTS)
    if (odds >= 1) return err({ code: 'formulas' })
    return tryDraw(() => {
      const passwords = Array.from({ length: count }, () => drawNoFormula(() => draw(pick)))
      const changes = passwords.map(changeOf)
      const countOf = (change: Change) => changes.filter((one) => one === change).length
      const bits = entropy()
      const cost = costInBits(odds)
      return {
        lines: passwords[0] === '' ? '' : passwords.join('\n'),
        safe:
          bits?.ok && cost > 0
            ? { bits: Math.round(10 * (bits.value.bits - cost)) / 10, cost }
            : null,
        changed: { digits: countOf('digits'), other: countOf('other') },
      }
    })
  },
  csvOf: async (lines: string) => ok(csvFileOf(lines)),
})
