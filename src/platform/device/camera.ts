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
  /** What it has besides its picture. Some know it once they run. */
  lens: () => Lens
  /** Switches the camera's lamp, and returns whether it did. */
  setTorch: (isOn: boolean) => Promise<boolean>
  /** Sets the zoom, which has to be in the range of `lens`. */
  setZoom: (zoom: number) => Promise<void>
  /** Ends the stream; the camera's light goes out. */
  stop: () => void
}

export interface Lens {
  hasTorch: boolean
  /** How near the picture can be brought, in numbers of the camera's own, and the present one; null: it cannot. */
  zoom: { min: number; max: number; present: number } | null
}

// Names of the Image Capture specification, which TypeScript's types do not have.
interface LensCapabilities extends MediaTrackCapabilities {
  torch?: boolean
  zoom?: { min: number; max: number }
}
interface LensSettings extends MediaTrackSettings {
  zoom?: number
}
interface LensConstraints extends MediaTrackConstraintSet {
  torch?: boolean
  zoom?: number
}

function failureOf(cause: unknown): CameraFailure {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}

function lensOf(track: MediaStreamTrack | undefined): Lens {
  // Not in the older of the browsers, which the types leave out.
  const known = track as Partial<MediaStreamTrack> | undefined
  const { torch, zoom }: LensCapabilities = known?.getCapabilities?.() ?? {}
  const settings: LensSettings = known?.getSettings?.() ?? {}
  const canZoom = zoom && zoom.max > zoom.min
  return {
    hasTorch: torch === true,
    zoom: canZoom ? { ...zoom, present: settings.zoom ?? zoom.min } : null,
  }
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks()
  let isLit = false
  const apply = async (constraints: LensConstraints) => {
    try {
      await track?.applyConstraints({ advanced: [constraints] })
      return true
    } catch {
      // It has told what it can, and cannot.
      return false
    }
  }
  return {
    stream,
    lens: () => lensOf(track),
    async setTorch(isOn) {
      const isDone = await apply({ torch: isOn })
      if (isDone) isLit = isOn
      return isDone
    },
    setZoom: async (zoom) => void (await apply({ zoom })),
    stop() {
      if (isLit) void apply({ torch: false })
      stream.getTracks().forEach((each) => each.stop())
    },
  }
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
    return ok(cameraOf(stream))
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
