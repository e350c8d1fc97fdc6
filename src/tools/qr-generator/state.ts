import { create, type StateCreator, type StoreApi } from 'zustand'
import { untilDone } from '#lib/latest-result'
import { readHex } from '#lib/color'
import { fileSaver, type Deliver } from '#lib/file-saver'
import { keptLook } from './domain/kept-look'
import { DEFAULT_SETTINGS, type PrintSizePx, type QrSettings } from './domain/settings'
import { NO_TEXT, undoableAfter, type Replaced, type TextState } from './domain/text-state'
import { browser, bytesOf, logFailure, type Browser, type QrFailure } from './effects'
import { renderLatest, type ApplySettings, type RenderedState } from './rendering'

/** Side of the file: that of the settings, or one for print. */
export type DownloadSize = 'as-set' | PrintSizePx

type ColorField = 'dark' | 'light'

export interface QrState extends TextState, RenderedState {
  /** The color fields as typed; `settings` has the colors last judged. */
  colors: Record<ColorField, string>
  /** Chosen in the extra 'files'. It stands here because Download goes by it, and the extra 'read-back' reads that file back. */
  downloadSize: DownloadSize
  /** A file for print is being made, of the present settings and in the present size. */
  making: boolean
  /** The last file for print could not be made or saved; `CapacityNote` shows it. */
  makeFailed: boolean
  /** Brings back the look of the last visit, and keeps each new one. */
  mounted: () => void
  change: (patch: Partial<Omit<QrSettings, ColorField>>) => void
  typeColor: (field: ColorField, text: string) => void
  /** Judges the colors as they are, without waiting: on leaving the field. */
  settleColors: () => void
  generate: () => void
  /** Puts another text in the place of this one, by a template, a link or a repair, where it can be undone. */
  replaceText: (text: string) => void
  clear: () => void
  /** Restores the text that was replaced last; false: there is none. */
  undo: () => boolean
  openForm: (kind: string | null, isRequested?: boolean) => void
  closeForm: () => void
  /** Writes the text of the form. What stood there before can be undone, not each step in the form. */
  fillIn: (text: string) => void
  /** What is entered in the form makes no text. */
  refuseForm: () => void
  chooseDownloadSize: (size: DownloadSize) => void
  /** Saves the current code as qrcode.png, once it has been drawn; does nothing where there is none. */
  download: () => Promise<void>
  /** Hands the same file to another app. */
  share: () => Promise<void>
  /** Copies the present picture; false if there is none, or the browser does not let us. */
  copy: () => Promise<boolean>
}

/** A color that is being typed is judged after so long without a key. */
export const REST_MS = 600

export const PNG = { name: 'qrcode.png', type: 'image/png' }

/** A color field differs from `settings`: the picture does not show it yet. */
const isTypingColor = ({ colors, settings }: QrState): boolean =>
  colors.dark !== settings.dark || colors.light !== settings.light

/** Another picture is on its way. */
export const isRenewing = (state: QrState) => state.busy || isTypingColor(state)

/** The picture is not the one of what is entered now. */
export const isOutdated = (state: QrState) =>
  isRenewing(state) || (state.form !== null && state.isFormWrong)

/** The picture, if it is that of the present settings. */
export const currentImage = (state: QrState) => (isOutdated(state) ? null : state.image)

type Store = StoreApi<QrState>

/** The picture of the present settings, once it has been drawn; null: there is none. */
const nextImage = async (store: Store) => currentImage(await untilDone(store))

function colorActions({ setState: set, getState: get }: Store, applySettings: ApplySettings) {
  let restTimer: ReturnType<typeof setTimeout> | undefined
  function generate() {
    clearTimeout(restTimer)
    set({ notice: null })
    applySettings({ ...get().settings, ...get().colors })
  }
  return {
    generate,
    typeColor(field: ColorField, text: string) {
      set({ colors: { ...get().colors, [field]: text }, notice: null })
      clearTimeout(restTimer)
      // Nothing longer is a color, so it need not wait.
      if (readHex(text)) generate()
      else restTimer = setTimeout(generate, REST_MS)
    },
    settleColors() {
      if (isTypingColor(get())) generate()
    },
  }
}

function textActions({ setState: set, getState: get }: Store, applySettings: ApplySettings) {
  /** What the form wrote last. */
  let filledIn = ''
  function replace(text: string, after: Replaced['after']) {
    const { settings } = get()
    const notice = after === 'clear' ? 'cleared' : null
    set({ notice, undoable: undoableAfter(get(), after, text), form: null })
    applySettings({ ...settings, text })
  }
  return {
    openForm: (kind: string | null, isRequested = true) =>
      // Without a kind a form that is open stays.
      set({ form: { kind: kind ?? get().form?.kind ?? null, isRequested }, isFormWrong: false }),
    closeForm: () => set({ form: null }),
    replaceText: (text: string) => replace(text, 'template'),
    clear: () => replace('', 'clear'),
    fillIn(text: string) {
      const { settings, undoable } = get()
      const isOwn = settings.text === filledIn
      filledIn = text
      const next = isOwn ? undoable : undoableAfter(get(), 'template', text)
      set({ notice: null, isFormWrong: false, undoable: next })
      applySettings({ ...settings, text })
    },
    refuseForm: () => set({ isFormWrong: true }),
    undo() {
      const last = get().undoable.at(-1)
      if (!last) return false
      set({ undoable: get().undoable.slice(0, -1), notice: 'restored' })
      applySettings({ ...get().settings, text: last.text })
      // The form that was open may have closed on seeing the text of another one.
      set({ form: last.form, isFormWrong: false })
      return true
    },
  }
}

export const qrState =
  (on: Browser): StateCreator<QrState> =>
  (set, get, store) => {
    const saver = fileSaver<{ settings: QrSettings; sizePx: PrintSizePx }, QrFailure>({
      make: ({ settings, sizePx }) => on.makePng(settings, sizePx),
      fileOf: () => PNG,
      onFailure: logFailure,
      onChange: (making, makeFailed) => set({ making: making !== null, makeFailed }),
    })
    // A file that is still being made shows older settings: it is delivered, and no longer shown as being made.
    const applySettings = renderLatest(store, on.makeImage, () => saver.forget())
    async function deliver(by: Deliver) {
      const image = currentImage(get()) ?? (await nextImage(store))
      const { downloadSize, settings } = get()
      if (!image) return
      if (downloadSize === 'as-set') by([bytesOf(image.pngUrl)], PNG.type, PNG.name)
      else await saver.save({ settings, sizePx: downloadSize }, by)
    }
    return {
      ...NO_TEXT,
      colors: { dark: DEFAULT_SETTINGS.dark, light: DEFAULT_SETTINGS.light },
      image: null,
      failure: null,
      busy: false,
      downloadSize: 'as-set',
      making: false,
      makeFailed: false,
      ...colorActions(store, applySettings),
      ...textActions(store, applySettings),
      mounted() {
        on.look.bind(store, {
          of: ({ settings }) => keptLook(settings),
          take(found) {
            const { dark, light } = found
            set({ colors: { dark, light } })
            applySettings({ ...get().settings, ...found })
          },
        })
      },
      change(patch) {
        const isEdit = patch.text !== undefined
        set({ notice: null, ...(isEdit && { undoable: [], isFormWrong: false }) })
        applySettings({ ...get().settings, ...patch })
      },
      chooseDownloadSize(downloadSize) {
        saver.forget()
        set({ downloadSize })
      },
      download: () => deliver(on.downloadFile),
      share: () => deliver(on.shareFile),
      async copy() {
        const image = currentImage(get()) ?? (await nextImage(store))
        return image !== null && on.copyPng(bytesOf(image.pngUrl))
      },
    }
  }

export const useQr = create(qrState(browser))
