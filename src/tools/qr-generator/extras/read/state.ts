import { create, type StateCreator, type StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import type { Camera, CameraFailure } from '#platform/device/camera'
import { logError } from '#platform/log'
import type { FoundCode } from './domain/read-codes'
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
  /** The picture that they are in. */
  still: ImageBitmap | null
  /** Counts what was read: the same texts may be found again. */
  revision: number
  busy: boolean
  failure: ReadFailure | null
  /** 'requested': the browser asks the visitor. */
  camera: Camera | 'requested' | null
  /** Its lamp is on; null: it has none. */
  torch: boolean | null
  /** From the farthest to the nearest, 0 to 100; null: it cannot. */
  zoomPercent: number | null
  openFile: (file: Blob) => void
  startCamera: () => Promise<void>
  /** Ends the camera, or the wait for it. */
  stopCamera: () => void
  /** The camera runs: now it knows what it has. */
  meetLens: () => void
  switchTorch: () => Promise<void>
  zoom: (percent: number) => void
  /** Shows the camera in an element, and reads what it sees. Returns how to stop. */
  showCamera: (video: HTMLVideoElement, stream: MediaStream) => () => void
  /** Reads one frame and closes it; the camera stops once a code was read. */
  takeFrame: (frame: ImageBitmap) => Promise<void>
  /** Puts a text that was read into the text area, where it can be undone. */
  editCopy: (text: string) => void
}

type Outcome = Awaited<ReturnType<Browser['readPicture']>>

function failureOf(outcome: Outcome): ReadFailure | null {
  if (outcome.ok) return outcome.value.codes.length === 0 ? 'nothing' : null
  if (outcome.error.code !== 'worker-failed') return outcome.error.code
  logError('Reading a code', outcome.error.reason)
  return 'failed'
}

const NOTHING = { found: [], still: null }
const NO_LENS = { torch: null, zoomPercent: null }

const closeStill = (outcome: Outcome) => outcome.ok && outcome.value.still?.close()

type Store = StoreApi<ReadState>

/** Shows what a reading has given, or that nothing is known now, and closes the picture of the last one. */
function shower({ setState: set, getState: get }: Store) {
  return {
    clear: (busy: boolean) => {
      get().still?.close()
      set({ ...NOTHING, busy, failure: null })
    },
    show: (outcome: Outcome) => {
      get().still?.close()
      const { codes, still } = outcome.ok ? outcome.value : { codes: [], still: null }
      // The same texts may be found again: that is another revision.
      const revision = get().revision + 1
      set({ busy: false, failure: failureOf(outcome), found: codes, still, revision })
    },
  }
}

type Shower = ReturnType<typeof shower>

/** What the running camera has besides its picture. */
function lensActions({ setState: set, getState: get }: Store) {
  const running = () => {
    const { camera } = get()
    return camera === 'requested' ? null : camera
  }
  return {
    meetLens() {
      const lens = running()?.lens()
      if (!lens) return
      const { hasTorch, zoom } = lens
      const share = zoom && (zoom.present - zoom.min) / (zoom.max - zoom.min)
      set({ torch: hasTorch ? false : null, zoomPercent: share && Math.round(share * 100) })
    },
    async switchTorch() {
      const camera = running()
      const isOn = !get().torch
      if ((await camera?.setTorch(isOn)) && camera === get().camera) set({ torch: isOn })
    },
    zoom(percent: number) {
      const range = running()?.lens().zoom
      if (!range) return
      set({ zoomPercent: percent })
      void running()?.setZoom(range.min + ((range.max - range.min) * percent) / 100)
    },
  }
}

/** One camera at a time, until a code was read in one of its frames. */
function cameraActions({ setState: set, getState: get }: Store, on: Browser, shown: Shower) {
  // Counts how often the camera was started or stopped.
  let revision = 0

  function stopCamera() {
    revision++
    const { camera } = get()
    set({ camera: null, ...NO_LENS })
    if (camera && camera !== 'requested') camera.stop()
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
      shown.clear(false)
      set({ camera: 'requested' })
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
      const outcome = await on.readFrame(frame)
      frame.close()
      if (own !== revision) {
        closeStill(outcome)
        return
      }
      if (failureOf(outcome) === 'nothing') return
      stopCamera()
      shown.show(outcome)
    },
  }
}

export const readState =
  (on: Browser, codes: Pick<typeof useQr, 'getState'> = useQr): StateCreator<ReadState> =>
  (_set, get, store) => {
    const shown = shower(store)
    const camera = cameraActions(store, on, shown)
    const reading = latestResult({
      run: on.readPicture,
      onResult: shown.show,
      onStale: closeStill,
    })
    return {
      ...NOTHING,
      ...NO_LENS,
      revision: 0,
      busy: false,
      failure: null,
      camera: null,
      ...camera,
      ...lensActions(store),
      openFile(file) {
        camera.stopCamera()
        shown.clear(true)
        reading.request(file)
      },
      startCamera() {
        reading.cancel()
        return camera.startCamera()
      },
      showCamera: (video, stream) => on.watchFrames(video, stream, get().takeFrame),
      editCopy: (text) => codes.getState().replaceText(text),
    }
  }

export const useRead = create(readState(browser))
