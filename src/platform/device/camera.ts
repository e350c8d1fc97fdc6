import { err, ok, type Result } from '#lib/result'

export type CameraFailure =
  /** The visitor or the browser's settings refused it. */
  | 'refused'
  /** There is none, or not on this page: an address without https has no cameras. */
  | 'none'
  /** Another program may be using it. */
  | 'failed'

export interface Camera {
  stream: MediaStream
  /** Ends the stream; the camera's light goes out. */
  stop: () => void
}

function failureOf(cause: unknown): CameraFailure {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}

/** Asks for the camera, the one at the back of a phone. `onEnd`: it was taken away later. */
export async function openCamera(onEnd: () => void): Promise<Result<Camera, CameraFailure>> {
  // Undefined outside of secure contexts, which the types leave out.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return err('none')
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
    const stream = await devices.getUserMedia({ video, audio: false })
    for (const track of stream.getTracks()) track.addEventListener('ended', onEnd)
    const stop = () => stream.getTracks().forEach((track) => track.stop())
    return ok({ stream, stop })
  } catch (cause) {
    return err(failureOf(cause))
  }
}

/** Pause between two frames: a phone's processor stays cool. */
const FRAME_MS = 120

/**
 * Shows a stream in an element and hands frames to `take`, one after another. The frame is the taker's
 * to close. Returns how to stop.
 */
export function watchFrames(
  video: HTMLVideoElement,
  stream: MediaStream,
  take: (frame: ImageBitmap) => Promise<void>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  async function next() {
    // Before the first picture there is none to take.
    const frame =
      video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
        ? await createImageBitmap(video).catch(() => null)
        : null
    if (frame && isStopped) frame.close()
    else if (frame) await take(frame)
    if (!isStopped) timer = setTimeout(() => void next(), FRAME_MS)
  }
  video.srcObject = stream
  // It is refused where the stream ends at once; then no frame comes.
  video.play().catch(() => {})
  void next()
  return () => {
    isStopped = true
    clearTimeout(timer)
    video.srcObject = null
  }
}
