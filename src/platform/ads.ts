import { logError } from './log'

/** How long the ad page may take to send 'ready' once its frame, which loads lazily, is in view. */
const LIMIT_MS = 10_000

// All slots of a visit show the same ad page: a second line would add nothing.
let reported = false

/** Waits for 'ready' from the page in an ad frame; logs one line per visit when none comes in time. Returns the cleanup. */
export function watchAdFrame(frame: HTMLIFrameElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    timer = setTimeout(giveUp, LIMIT_MS)
  })

  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('message', listen)
  }
  // A sandboxed frame has the origin 'null', as any other has: only the window identifies it.
  function listen(event: MessageEvent) {
    if (event.source === frame.contentWindow && event.data === 'ready') stop()
  }
  function giveUp() {
    stop()
    if (!reported) logError(`Ads: no answer from ${new URL(frame.src).origin}`)
    reported = true
  }

  window.addEventListener('message', listen)
  observer.observe(frame)
  return stop
}
