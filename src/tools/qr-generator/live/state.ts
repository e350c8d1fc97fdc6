import { createStore } from 'zustand/vanilla'
import { fileSaver } from '#lib/file-saver'
import { readWifi } from '#lib/wifi'
import { codeTextOf, formQueriedBy, textForForm } from '../box/queried-form'
import { isWpaPassword, wifiText } from '../box/wifi'
import type { QrSettings } from '../domain/settings'
import { logFailure, type QrFailure, type QrPreview } from '../effects'
import { renderLatest, type RenderedState } from '../rendering'
import { PNG } from '../state'
import type { WindowBrowser } from './effects'

/** The network that the form in the window describes. */
export interface WifiEntry {
  name: string
  password: string
}

export interface LiveCodeState extends RenderedState<QrPreview> {
  /** What was entered, where the question asks for a form; null: it has the text of the code. */
  wifi: WifiEntry | null
  /** The last file could not be made or saved. */
  saveFailed: boolean
}

export const isComplete = ({ name, password }: WifiEntry): boolean =>
  name !== '' && isWpaPassword(password)

/**
 * A code in the box's window: its picture for the screen as soon as there is a text, its file when it is asked for.
 * @param getLook the settings of the tool's page, whose look the code has
 */
export function createLiveCode(on: WindowBrowser, getLook: () => QrSettings) {
  const store = createStore<LiveCodeState>(() => ({
    settings: { ...getLook(), text: '' },
    image: null,
    failure: null,
    busy: false,
    saveFailed: false,
    wifi: null,
  }))
  const { getState: get, setState: set } = store
  const saver = fileSaver<{ settings: QrSettings }, QrFailure>({
    make: ({ settings }) => on.makePng(settings, settings.sizePx),
    fileOf: () => PNG,
    onFailure: logFailure,
    onChange: (_making, saveFailed) => set({ saveFailed }),
  })
  const applySettings = renderLatest(store, on.makePreview, () => saver.forget())
  async function makeFile(): Promise<Uint8Array<ArrayBuffer> | null> {
    const { settings } = get()
    const made = await on.makePng(settings, settings.sizePx)
    return made.ok ? made.value : null
  }
  const change = (text: string) =>
    text !== get().settings.text && applySettings({ ...getLook(), text })
  /** The network that the question names; what else was entered stays. */
  let named = ''
  function enter(patch: Partial<WifiEntry>) {
    const wifi = { name: '', password: '', ...get().wifi, ...patch }
    set({ wifi })
    change(isComplete(wifi) ? wifiText(wifi.name, wifi.password) : '')
  }
  /** Takes over what a question asks for: a text, or the form for one. */
  function show(query: string) {
    if (formQueriedBy(query) === null) {
      set({ wifi: null })
      return change(query)
    }
    const name = readWifi(codeTextOf(query))?.ssid ?? ''
    if (get().wifi && name === named) return
    named = name
    enter(name === '' ? {} : { name })
  }
  function opening() {
    const { wifi } = get()
    return wifi?.name
      ? { text: textForForm('wifi', wifiText(wifi.name, wifi.password)) }
      : undefined
  }
  function stop() {
    applySettings({ ...get().settings, text: '' })
    set({ wifi: null })
  }
  return {
    store,
    change: show,
    enter,
    /** How the page opens with what was entered so far; undefined: as it opens with the question. */
    opening,
    /** Draws the same text again, in another level or size where one is named. */
    redraw: (patch: Partial<QrSettings>) => applySettings({ ...get().settings, ...patch }),
    /** Whether there is a code to be saved. */
    isReady: () => get().settings.text !== '' && get().failure === null,
    download: () => saver.save({ settings: get().settings }, on.downloadFile),
    share: () => saver.save({ settings: get().settings }, on.shareFile),
    copy: () => on.copyPng(makeFile()),
    stop,
  }
}

export type LiveCode = ReturnType<typeof createLiveCode>
