import { measureJank } from './jank.mjs'
import { measurePasswords } from './passwords.mjs'
import { measureQr } from './qr.mjs'
import { measureThreads } from './threads.mjs'
import { measureTimer } from './timer.mjs'
import { measureWorkers } from './workers.mjs'

/**
 * @typedef {import('./options.mjs').PartName} PartName
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {{ rounds: number, leastMs: number }} Effort how often, and how long each time
 * @typedef {{
 *   effort: Effort,
 *   measure: (browser: import('playwright').Browser, effort: Effort) => Promise<Row[]>,
 * }} Part
 */

/** @type {Record<PartName, Part>} */
export const parts = {
  qr: { effort: { rounds: 9, leastMs: 100 }, measure: measureQr },
  password: { effort: { rounds: 15, leastMs: 100 }, measure: measurePasswords },
  threads: { effort: { rounds: 7, leastMs: 100 }, measure: measureThreads },
  workers: { effort: { rounds: 9, leastMs: 100 }, measure: measureWorkers },
  jank: { effort: { rounds: 5, leastMs: 0 }, measure: measureJank },
  timer: { effort: { rounds: 3, leastMs: 8000 }, measure: measureTimer },
}

/** Enough to go every way once: its figures mean nothing. */
export const tinyEffort = { rounds: 1, leastMs: 1 }
