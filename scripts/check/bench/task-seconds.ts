import type { CDPSession } from 'playwright'

/** Counts the thread's own time from now on, not what else the machine does meanwhile. */
export async function countThreadTime(session: CDPSession) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** Seconds that the page's main thread has spent in tasks so far. */
export async function taskSeconds(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  if (!found) throw new Error('The browser does not report TaskDuration.')
  return found.value
}
