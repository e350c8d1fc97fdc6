export interface QrJob {
  text: string
  sizePx: 256 | 512
  level: 'L' | 'M'
}

export type ContenderName = 'ours' | 'qrcode.toDataURL'

export interface Timing {
  /** How many codes were made, one after another. */
  codes: number
  /** Of the whole row of codes, as the page sees it. */
  elapsedMs: number
  /** The part of it that the thread which makes the codes was at work. */
  workMs: number
  /** The last of the codes, so that its maker can be held to it. */
  pngUrl: string
}

/** What the page of the contenders offers to the benchmark. */
export interface BenchPage {
  draw(contender: ContenderName, job: QrJob): Promise<string>
  /** Makes one code at least, and goes on for `leastMs`. */
  time(contender: ContenderName, job: QrJob, leastMs: number): Promise<Timing>
}

declare global {
  interface Window {
    bench: BenchPage
    /** Put there by `watchLongTasks`. */
    longTasks: PerformanceEntry[]
  }
}
