import { logError } from './log'

/** Drawn by `npm run alarm-sound`. */
const SOUND_URL = '/alarm.wav'

let element: HTMLAudioElement | undefined

// One element for the visit: phones allow sound element by element, and only after a click.
function alarm(): HTMLAudioElement {
  if (element) return element
  element = document.createElement('audio')
  element.src = SOUND_URL
  element.loop = true
  // Outside the pages, which come and go while the alarm sounds.
  document.body.append(element)
  return element
}

/**
 * Call it in the click that starts the countdown: it fetches the sound, and loading an element during a
 * click is what allows it to play by itself later, in all engines (HTMLMediaElement.load in WebKit,
 * Blink and Gecko).
 */
export function unlockAlarm(): void {
  alarm().load()
}

const wasInterrupted = (cause: unknown) =>
  cause instanceof DOMException && cause.name === 'AbortError'

/** Plays the alarm over and over until it is silenced. Never rejects: a browser that refuses is logged. */
export async function soundAlarm(): Promise<void> {
  try {
    await alarm().play()
  } catch (cause) {
    // Silenced before it had begun is no failure.
    if (!wasInterrupted(cause)) logError('The alarm could not sound', cause)
  }
}

export function silenceAlarm(): void {
  if (!element) return
  element.pause()
  element.currentTime = 0
}
