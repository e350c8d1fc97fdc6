import { create, type StateCreator } from 'zustand'
import { latestResult } from '../../lib/latest-result'
import type { Result } from '../../lib/result'
import { openCamera, type Camera, type CameraFailure } from '../../platform/device/camera'
import { logError } from '../../platform/log'
import type { WorkerFailure } from '../../platform/worker/failure'
import { readFrame, readPicture } from './client-read'
import { useQr } from './store'

export { watchFrames } from '../../platform/device/camera'

export type ReadFailure =
  /** The file is no picture. */
  | 'unreadable'
  /** A picture without a code that can be read. */
  | 'nothing'
  | 'failed'
  | `camera-${CameraFailure | 'ended'}`

export interface ReadState {
  /** The texts of the codes that were read last. */
  found: readonly string[]
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
  /** Reads one frame and closes it; the camera stops once a code was read. */
  takeFrame: (frame: ImageBitmap) => Promise<void>
  /** Puts a text that was read into the text area, where it can be undone. */
  editCopy: (text: string) => void
}

export interface ReadDeps {
  readPicture: typeof readPicture
  readFrame: typeof readFrame
  openCamera: typeof openCamera
  applyText: (text: string) => void
}

type Reading = Result<string[], { code: 'unreadable' } | WorkerFailure>

function failureOf(reading: Reading): ReadFailure | null {
  if (reading.ok) return reading.value.length === 0 ? 'nothing' : null
  if (reading.error.code === 'unreadable') return 'unreadable'
  logError('Reading a code', reading.error.reason)
  return 'failed'
}

export const readState =
  (deps: ReadDeps): StateCreator<ReadState> =>
  (set, get) => {
    // Counts how often the camera was started or stopped.
    let revision = 0

    function show(found: readonly string[]) {
      set(({ turn }) => ({ found, turn: turn + 1 }))
    }
    const reading = latestResult({
      run: deps.readPicture,
      onResult(result) {
        set({ busy: false, failure: failureOf(result) })
        show(result.ok ? result.value : [])
      },
    })

    function stopCamera() {
      revision++
      const { camera } = get()
      set({ camera: null })
      if (camera && camera !== 'asked') camera.stop()
    }
    function endCamera(failure: ReadFailure) {
      stopCamera()
      set({ failure })
    }

    return {
      found: [],
      turn: 0,
      busy: false,
      failure: null,
      camera: null,
      openFile(file) {
        stopCamera()
        set({ busy: true, failure: null, found: [] })
        reading.request(file)
      },
      async startCamera() {
        reading.cancel()
        stopCamera()
        const own = revision
        set({ camera: 'asked', busy: false, failure: null, found: [] })
        const opened = await deps.openCamera(() => own === revision && endCamera('camera-ended'))
        if (own !== revision) {
          if (opened.ok) opened.value.stop()
          return
        }
        if (opened.ok) set({ camera: opened.value })
        else endCamera(`camera-${opened.error}`)
      },
      stopCamera,
      async takeFrame(frame) {
        const own = revision
        const result = await deps.readFrame(frame)
        frame.close()
        if (own !== revision) return
        const failure = failureOf(result)
        if (failure === 'nothing') return
        stopCamera()
        set({ failure })
        show(result.ok ? result.value : [])
      },
      editCopy: deps.applyText,
    }
  }

export const useRead = create(
  readState({
    readPicture,
    readFrame,
    openCamera,
    applyText: (text) => useQr.getState().applyTemplate(text),
  }),
)
