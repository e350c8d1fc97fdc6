import { logError } from './log'

export interface AdWatchOptions {
  /** How long the ad page may take to send 'ready' once the countdown has begun. */
  limitMs?: number
  log?: (line: string) => void
  /** Starts the countdown when the frame loads, a lazy one in view; returns how to cancel that. */
  begin?: (startCounting: () => void) => () => void
}

// All slots of a visit show the same ad page: a second line would add nothing.
let reported = false

/**
 * Waits for 'ready' from the page in an ad frame and logs one line per visit when none comes in time.
 * A page that was ready before there was a listener sends it again on 'ready?'. Returns the cleanup.
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
  // A sandboxed frame has the origin 'null', as any other has: only the window identifies it.
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
