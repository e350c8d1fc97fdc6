import type { Browser } from 'playwright'
import { measureBatch } from './batch.ts'
import { measureClicks } from './click.ts'
import { measureJank } from './jank.ts'
import { measureKeys } from './key.ts'
import { measureDrag } from './drag.ts'
import type { PartName } from './options.ts'
import { measurePasswords } from './passwords.ts'
import { measureQr } from './qr.ts'
import type { Row } from './report.ts'
import { measureThreads } from './threads.ts'
import { measureTimer } from './timer.ts'
import type { Effort } from './turns.ts'
import { measureWorkers } from './workers.ts'

type Part = {
  effort: Effort
  measure: (browser: Browser, effort: Effort) => Promise<Row[]>
}

export const parts: Record<PartName, Part> = {
  qr: { effort: { rounds: 9, leastMs: 100 }, measure: measureQr },
  click: { effort: { rounds: 5, leastMs: 10_500 }, measure: measureClicks },
  password: { effort: { rounds: 15, leastMs: 100 }, measure: measurePasswords },
  threads: { effort: { rounds: 7, leastMs: 100 }, measure: measureThreads },
  workers: { effort: { rounds: 9, leastMs: 100 }, measure: measureWorkers },
  jank: { effort: { rounds: 5, leastMs: 0 }, measure: measureJank },
  batch: { effort: { rounds: 3, leastMs: 0 }, measure: measureBatch },
  key: { effort: { rounds: 5, leastMs: 100 }, measure: measureKeys },
  drag: { effort: { rounds: 3, leastMs: 2000 }, measure: measureDrag },
  timer: { effort: { rounds: 3, leastMs: 8000 }, measure: measureTimer },
}

/** Enough to go every way once: its figures mean nothing. */
export const tinyEffort = { rounds: 1, leastMs: 1 }
