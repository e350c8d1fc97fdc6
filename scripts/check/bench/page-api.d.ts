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

/** What can be measured on a thread, from outside. */
export interface Lab {
  /** A PNG in base64. */
  draw(maker: QrMakerName, job: QrJob): Promise<string>
  /** Draws once at least and goes on for `leastMs`: what each takes, and the last one. */
  timeDrawing(maker: QrMakerName, job: QrJob, leastMs: number): Promise<{ ms: number; png: string }>
  /** Rejects if what the work makes is wrong. */
  check(work: WorkName): Promise<void>
  /** Runs once at least and goes on for `leastMs`: how often it is done in a second. */
  time(work: WorkName, leastMs: number): Promise<number>
}

/** What the page of the contenders offers to the benchmark. */
export interface BenchPage {
  page: Lab
  worker: Lab
  /** The same work in several workers at the same time: how often they do it in a second, together. */
  timeInWorkers(workers: number, work: WorkName, leastMs: number): Promise<number>
}

/** What the browser has reported of a page since it began to load. */
export interface LoadReport {
  lcpMs: number
  /** The long tasks, of more than 50 ms. */
  tasksMs: number[]
}

declare global {
  interface Window {
    bench: BenchPage
    loadReport: LoadReport
  }
}
