/** The question to which a worker with a stopwatch answers with its reading. */
export const READ_STOPWATCH = 'read-stopwatch'

export interface StopwatchReading {
  stopwatchMs: number
}

/** How long the worker was at work since it was asked the last time. */
export function readStopwatch(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    function receive({ data }: MessageEvent<Partial<StopwatchReading>>) {
      if (data.stopwatchMs === undefined) return
      worker.removeEventListener('message', receive)
      resolve(data.stopwatchMs)
    }
    worker.addEventListener('message', receive)
    worker.postMessage(READ_STOPWATCH, [])
  })
}
