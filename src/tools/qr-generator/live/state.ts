import { createStore } from 'zustand/vanilla'
import { fileSaver } from '#lib/file-saver'
import type { QrSettings } from '../domain/settings'
import { logFailure, type QrFailure, type QrPreview } from '../effects'
import { drawer, type DrawnState } from '../loading'
import { PNG } from '../state'
import type { WindowBrowser } from './effects'

export interface LiveCodeState extends DrawnState<QrPreview> {
  /** The last file could not be made or saved. */
  saveFailed: boolean
}

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
  }))
  const { getState: get, setState: set } = store
  const saver = fileSaver<{ settings: QrSettings }, QrFailure>({
    make: ({ settings }) => on.makePng(settings, settings.sizePx),
    fileOf: () => PNG,
    onFailure: logFailure,
    onChange: (_making, saveFailed) => set({ saveFailed }),
  })
  const draw = drawer(store, on.preview, () => saver.forget())
  async function makeFile(): Promise<Uint8Array<ArrayBuffer> | null> {
    const { settings } = get()
    const made = await on.makePng(settings, settings.sizePx)
    return made.ok ? made.value : null
  }
  return {
    store,
    change: (text: string) => text !== get().settings.text && draw({ ...getLook(), text }),
    /** Draws the same text again, in another level or size where one is named. */
    redraw: (patch: Partial<QrSettings>) => draw({ ...get().settings, ...patch }),
    download: () => saver.save({ settings: get().settings }, on.downloadFile),
    share: () => saver.save({ settings: get().settings }, on.shareFile),
    copy: () => on.copyPng(makeFile()),
    stop: () => draw({ ...get().settings, text: '' }),
  }
}

export type LiveCode = ReturnType<typeof createLiveCode>
