import type { Page } from 'playwright'
import { CliError } from '../../bootstrap/cli-error.mjs'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of the thread's own time, and of the clock. */
  tdur?: number
  dur?: number
  args?: { name?: string }
}

/** The events of the pages' main threads. */
function mainThreadEvents(trace: Buffer): TraceEvent[] {
  // Chromium's format (Trace Event Format); what lacks shows as no task.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const mainThreads = new Set(traceEvents.filter(isMain).map(threadOf))
  return traceEvents.filter((event) => event.ph === 'X' && mainThreads.has(threadOf(event)))
}

/**
 * How many frames the main threads have handed over to be drawn.
 * @param trace of Chromium, with the category `disabled-by-default-devtools.timeline`
 */
export const countFrames = (trace: Buffer) =>
  mainThreadEvents(trace).filter(({ name }) => name === 'Commit').length

/**
 * PL-40: milliseconds of the main threads' longest task, in the thread's own time.
 * @param trace of Chromium, with the category `toplevel`
 */
export function longestTask(trace: Buffer): number {
  const tasks = mainThreadEvents(trace).filter(({ name }) => name.endsWith('RunTask'))
  if (tasks.length === 0) throw new CliError('The browser does not report tasks.')
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000
}

/**
 * What some work gives, and milliseconds of the page's longest task meanwhile (W3C Long Tasks): 0 if none was longer
 * than 50 ms.
 */
export async function longestTaskDuring<Value>(page: Page, work: () => Promise<Value>) {
  const tasks = await page.evaluateHandle(() => {
    // That must not look like a page without long tasks.
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask'))
      throw new Error('The browser does not report long tasks.')
    const durationsMs: number[] = []
    const observer = new PerformanceObserver((list) =>
      durationsMs.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ type: 'longtask' })
    return durationsMs
  })
  const value = await work()
  return { value, longestMs: Math.max(0, ...(await tasks.jsonValue())) }
}
