import { create, type StateCreator, type StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import type { Camera, CameraFailure } from '#platform/device/camera'
import { logError } from '#platform/log'
import type { FoundCode } from '../../domain/reading/read-codes'
import { useQr } from '../../state'
import { browser, type Browser } from './effects'

export type ReadFailure =
  /** The file is no picture. */
  | 'unreadable'
  /** An SVG that would take too long to draw. */
  | 'complex-svg'
  /** The browser fills what pages read of pictures with noise. */
  | 'noise'
  /** A picture without a code that is found. */
  | 'nothing'
  | 'failed'
  | `camera-${CameraFailure | 'ended'}`

interface ReadState {
  /** The codes that were found last. */
  found: readonly FoundCode[]
  /** Counts what was read: the same texts may be found again. */
  turn: number
  busy: boolean
  failure: ReadFailure | null
  /** 'asked': the browser asks the visitor. */
  camera: Camera | 'asked' | null
  openFile: (file: Blob) => void
  startCamera: () => Promise<void>
  /** Ends the camera, or the wait for it. */
  stopCamera: () => void
  /** Shows the camera in an element, and reads what it sees. Returns how to stop. */
  showCamera: (video: HTMLVideoElement, stream: MediaStream) => () => void
  /** Reads one frame and closes it; the camera stops once a code was read. */
  takeFrame: (frame: ImageBitmap) => Promise<void>
  /** Puts a text that was read into the text area, where it can be undone. */
  editCopy: (text: string) => void
}

type Reading = Awaited<ReturnType<Browser['readPicture']>>

function failureOf(reading: Reading): ReadFailure | null {
  if (reading.ok) return reading.value.length === 0 ? 'nothing' : null
  if (reading.error.code !== 'worker-failed') return reading.error.code
  logError('Reading a code', reading.error.reason)
  return 'failed'
}

/** What a reading has given. The same texts may be found again: that is another turn. */
const outcome =
  (reading: Reading) =>
  ({ turn }: ReadState) => ({
    busy: false,
    failure: failureOf(reading),
    found: reading.ok ? reading.value : [],
    turn: turn + 1,
  })

type Store = StoreApi<ReadState>

/** One camera at a time, until a code was read in one of its frames. */
function cameraActions({ setState: set, getState: get }: Store, on: Browser) {
  // Counts how often the camera was started or stopped.
  let revision = 0

  function stopCamera() {
    revision++
    const { camera } = get()
    set({ camera: null })
    if (camera && camera !== 'asked') camera.stop()
  }
  function end(failure: ReadFailure) {
    stopCamera()
    set({ failure })
  }
  return {
    stopCamera,
    async startCamera() {
      stopCamera()
      const own = revision
      set({ camera: 'asked', busy: false, failure: null, found: [] })
      const opened = await on.openCamera(() => own === revision && end('camera-ended'))
      if (own !== revision) {
        if (opened.ok) opened.value.stop()
        return
      }
      if (opened.ok) set({ camera: opened.value })
      else end(`camera-${opened.error}`)
    },
    async takeFrame(frame: ImageBitmap) {
      const own = revision
      const result = await on.readFrame(frame)
      frame.close()
      if (own !== revision || failureOf(result) === 'nothing') return
      stopCamera()
      set(outcome(result))
    },
  }
}

export const readState =
  (on: Browser, codes: Pick<typeof useQr, 'getState'> = useQr): StateCreator<ReadState> =>
  (set, get, store) => {
    const camera = cameraActions(store, on)
    const reading = latestResult({
      run: on.readPicture,
      onResult: (result) => set(outcome(result)),
    })
    return {
      found: [],
      turn: 0,
      busy: false,
      failure: null,
      camera: null,
      ...camera,
      openFile(file) {
        camera.stopCamera()
        set({ busy: true, failure: null, found: [] })
        reading.request(file)
      },
      startCamera() {
        reading.cancel()
        return camera.startCamera()
      },
      showCamera: (video, stream) => on.watchFrames(video, stream, get().takeFrame),
      editCopy: (text) => codes.getState().applyTemplate(text),
    }
  }

export const useRead = create(readState(browser))
