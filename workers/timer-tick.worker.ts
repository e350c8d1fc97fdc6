// The timers of a hidden page are throttled, those of a worker are not. A tick only means that it is time
// to read the clock. A whole number of them make a second, so that the seconds change evenly.
const TICK_MS = 250

setInterval(() => postMessage(null), TICK_MS)
