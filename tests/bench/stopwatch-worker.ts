// Put before the script of a worker, this adds up the time from each message that comes in to the
// answer that goes out, with the reading of the one and the writing of the other.
import { READ_STOPWATCH, type StopwatchReading } from './stopwatch'

// The tests are compiled with the types of a page; this runs in a worker.
const send = globalThis.postMessage.bind(globalThis) as Worker['postMessage']

let startedMs = 0
let sumMs = 0

globalThis.addEventListener('message', ({ data }) => {
  if (data === READ_STOPWATCH) {
    send({ stopwatchMs: sumMs } satisfies StopwatchReading)
    sumMs = 0
  } else {
    startedMs = performance.now()
  }
})

Object.assign(globalThis, {
  postMessage(message: unknown, transfer: Transferable[]) {
    send(message, transfer)
    sumMs += performance.now() - startedMs
  },
})
