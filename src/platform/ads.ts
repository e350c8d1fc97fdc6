import { logError } from './log'

export interface AdWatchOptions {
  /** How long the ad page may take to say 'ready' once counting has begun. */
  limitMs?: number
  log?: (line: string) => void
  /** Told how to begin counting; returns how to forget it. A lazy frame loads when it comes into view. */
  begin?: (startCounting: () => void) => () => void
}

// All slots of a visit show the same ad page: a second line would say nothing new.
let reported = false

/**
 * Waits for 'ready' from the page in an ad frame and logs one line per visit when none comes in time.
 * A page that was ready before anybody listened says it again when asked 'ready?'. Returns the cleanup.
 */
export function watchAdFrame(
  frame: HTMLIFrameElement,
  { limitMs = 10_000, log = logError, begin = onceInView(frame) }: AdWatchOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    clearTimeout(timer)
    forget()
    window.removeEventListener('message', listen)
  }
  // A sandboxed frame has the origin 'null', as any other has: only the window tells it apart.
  function listen(event: MessageEvent) {
    if (event.source === frame.contentWindow && event.data === 'ready') stop()
  }
  function giveUp() {
    stop()
    if (reported) return
    reported = true
    log(`Ads: no answer from ${originOf(frame.src)}`)
  }

  window.addEventListener('message', listen)
  const forget = begin(() => {
    timer = setTimeout(giveUp, limitMs)
  })
  // No target but any fits a sandboxed frame, and the question is no secret.
  frame.contentWindow?.postMessage('ready?', '*')
  return stop
}

function onceInView(frame: HTMLIFrameElement) {
  return (act: () => void) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      act()
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }
}

function originOf(address: string): string {
  try {
    return new URL(address).origin
  } catch {
    return address
  }
}
