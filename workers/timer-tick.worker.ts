// The timers of a hidden page are throttled, those of a worker are not. A tick only means that it is time
// to read the clock: when the next one is due, as the page has told, and every so often until it tells anew.
const TICK_MS = 250

const tick = () => postMessage(null)

let timer = setInterval(tick, TICK_MS)

addEventListener('message', ({ data: dueMs }: MessageEvent<number>) => {
  // A timeout that has fired is cleared without effect; `clearInterval` ends timeouts too.
  clearInterval(timer)
  timer = setTimeout(() => {
    tick()
    timer = setInterval(tick, TICK_MS)
  }, dueMs)
})
