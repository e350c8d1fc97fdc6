export interface QrJob {
  text: string
  sizePx: number
  level: 'L' | 'M' | 'H'
}

export type QrMakerName =
  'ours' | 'qr + our PNG writer' | 'qrcode.toDataURL' | 'qr + convertToBlob' | 'qr-code-styling'

export type WorkName =
  | 'password.ours'
  | 'password.nanoid'
  | 'password.score'
  | 'color.spectrum'
  | 'color.palettes'
  | 'unit.sweep'
  | 'currency.parse'
  | 'qr.png'

export type ProductWorker = 'qr' | 'password' | 'color' | 'currency' | 'timer-tick'

export type CallKind = 'comlink' | 'postMessage'

/** `count` things done in a row. */
export interface Timing {
  count: number
  elapsedMs: number
}

/** What can be measured on a thread, from outside. */
export interface Lab {
  /** A PNG in base64. */
  draw(maker: QrMakerName, job: QrJob): Promise<string>
  /** Draws once at least and goes on for `leastMs`; `png` is the last one. */
  timeDrawing(maker: QrMakerName, job: QrJob, leastMs: number): Promise<Timing & { png: string }>
  /** Rejects if what the work makes is wrong. */
  check(work: WorkName): Promise<void>
  /** Runs once at least and goes on for `leastMs`. */
  time(work: WorkName, leastMs: number): Promise<Timing>
}

/** What the page of the contenders offers to the benchmark. */
export interface BenchPage {
  page: Lab
  worker: Lab
  /** The same work in several workers at the same time. */
  timeInWorkers(workers: number, work: WorkName, leastMs: number): Promise<Timing[]>
  /** From the making of a worker of the product to its first answer. */
  startMs(worker: ProductWorker): Promise<number>
  /** Questions to a worker that answers at once. */
  timeCalls(kind: CallKind, leastMs: number): Promise<Timing>
}

declare global {
  interface Window {
    bench: BenchPage
    /** Put there by `watchLongTasks`. */
    longTasks: PerformanceEntry[]
    /** How long each key took until its frame was done. */
    keyPaintsMs: number[]
    dragFrames: number
  }
}
