import { create, type StateCreator } from 'zustand'
import { readHex, type HexColor } from '#lib/color'
import { latestResult } from '#lib/latest-result'
import { hasEyeDropper, pickFromScreen } from '#platform/device/eye-dropper'
import { withPicture } from '#platform/device/svg-picture'
import { logError } from '#platform/log'
import { schedule } from '#platform/schedule'
import { colorWorker } from '../../effects'
import { colorOfPixel, nearestPixel } from './domain/picture'
import type { OpenPicture } from './domain/read-picture'
import type { PadActions, Point, Share } from '../../domain/place'
import { useColor, type ColorState } from '../../state'

/** The crosshair is the middle of a loupe. */
export interface PictureState extends Required<PadActions> {
  /** The last picture that could be read. */
  picture: OpenPicture<ImageBitmap> | null
  /** How many have been opened: each is announced once. */
  revision: number
  /** Where the loupe is, in its pixels. */
  at: Point
  /** Where it is for the texts: they follow the pointer ten times a second, all else at once. */
  textAt: Point
  busy: boolean
  /** `heic`: a photo format of phones that most browsers cannot read. */
  failure: 'unreadable' | 'complex-svg' | 'noise' | 'heic' | 'failed' | 'screen' | null
  openFile: (file: Blob) => void
  /** Whether the browser can pick a color from the screen. */
  canPickFromScreen: () => boolean
  pickFromScreen: () => Promise<void>
}

/** Long enough for a large photo on a slow phone. */
const PICTURE_LIMIT_MS = 30_000

const browser = {
  /** Decoding, scaling and the main colors cost the page nothing. */
  openPicture: (file: Blob) =>
    withPicture(file, (picture) =>
      colorWorker.call((work) => work.openPicture(picture), { limitMs: PICTURE_LIMIT_MS }),
    ),
  hasEyeDropper,
  pickFromScreen,
  schedule,
  getColor: (): Pick<ColorState, 'select' | 'tryOut'> => useColor.getState(),
}

export type PictureBrowser = typeof browser

const TEXT_MS = 100

type SetState = (patch: Partial<PictureState>) => void

/** The photo format of iPhones, by its type or, where the system has none, by its name. */
const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

/** A file that cannot be read leaves the last picture where it is. */
const fileReader = (set: SetState, get: () => PictureState, open: PictureBrowser['openPicture']) =>
  latestResult({
    run: async (file: Blob) => ({ file, opened: await open(file) }),
    onResult({ file, opened }) {
      if (opened.ok) {
        get().picture?.preview.close()
        const { widthPx, heightPx } = opened.value.pixels
        const at = { x: Math.floor(widthPx / 2), y: Math.floor(heightPx / 2) }
        return set({
          picture: opened.value,
          revision: get().revision + 1,
          at,
          textAt: at,
          busy: false,
        })
      }
      const { error } = opened
      if (error.code === 'worker-failed') {
        logError('Color picture', error)
        return set({ failure: 'failed', busy: false })
      }
      const isPhoto = error.code === 'unreadable' && isHeic(file)
      set({ failure: isPhoto ? 'heic' : error.code, busy: false })
    },
    onStale: ({ opened }) => opened.ok && opened.value.preview.close(),
  })

/** Where the loupe goes; `showText` lets the texts follow at once. */
function loupe(set: SetState, get: () => PictureState, after: typeof schedule) {
  let cancelText: (() => void) | null = null

  function showText() {
    cancelText?.()
    cancelText = null
    set({ textAt: get().at })
  }
  function moveTo(point: Point) {
    const { picture, at } = get()
    if (!picture) return
    const { x, y } = nearestPixel(picture.pixels, point)
    if (x !== at.x || y !== at.y) set({ at: { x, y } })
  }
  return {
    showText,
    lookAt({ x, y }: Share) {
      const { widthPx = 0, heightPx = 0 } = get().picture?.pixels ?? {}
      moveTo({ x: x * widthPx, y: y * heightPx })
      cancelText ??= after(showText, TEXT_MS)
    },
    moveBy(dx: number, dy: number) {
      moveTo({ x: get().at.x + dx, y: get().at.y + dy })
      showText()
    },
  }
}

export const pictureState =
  (on: PictureBrowser): StateCreator<PictureState> =>
  (set, get) => {
    const { request } = fileReader(set, get, on.openPicture)
    const { showText, ...moves } = loupe(set, get, on.schedule)

    function give(take: (color: HexColor) => void) {
      const { picture, at } = get()
      if (picture) take(colorOfPixel(picture.pixels, at))
    }
    return {
      picture: null,
      revision: 0,
      at: { x: 0, y: 0 },
      textAt: { x: 0, y: 0 },
      busy: false,
      failure: null,
      ...moves,
      openFile(file) {
        set({ busy: true, failure: null })
        request(file)
      },
      tryOutAt(share) {
        moves.lookAt(share)
        give(on.getColor().tryOut)
      },
      selectAt(share) {
        moves.lookAt(share)
        showText()
        give(on.getColor().select)
      },
      selectHere: () => give(on.getColor().select),
      canPickFromScreen: on.hasEyeDropper,
      async pickFromScreen() {
        set({ failure: null })
        const picked = await on.pickFromScreen()
        if (!picked.ok) {
          logError('Color from the screen', picked.error)
          return set({ failure: 'screen' })
        }
        const color = readHex(picked.value ?? '')
        if (color) on.getColor().select(color)
      },
    }
  }

export const usePicture = create(pictureState(browser))
