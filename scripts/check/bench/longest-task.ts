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

/**
 * Milliseconds of the main threads' longest task, in the thread's own time.
 * @param trace of Chromium, with the category `toplevel`
 */
export function longestTask(trace: Buffer): number {
  // Chromium's format (Trace Event Format); what lacks shows as no task.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const mainThreads = new Set(traceEvents.filter(isMain).map(threadOf))
  const tasks = traceEvents.filter(
    (event) =>
      event.ph === 'X' && event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new CliError('The browser does not report tasks.')
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000
}
