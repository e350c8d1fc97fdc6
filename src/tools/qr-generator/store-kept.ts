import { keepSettings, readSettings } from '../../platform/kept-settings'
import { keptLook, parseLook, type KeptLook } from './domain/kept-look'
import { DEFAULT_SETTINGS, type QrSettings } from './domain/settings'
import type { CodeStyle } from './domain/style'
import { useQr } from './store'

const TOOL = 'qr-generator'

interface Deps {
  read: () => KeptLook | null
  keep: (look: KeptLook) => void
  /** Reads a stored style; the code for it is loaded only where there is one. */
  readStyle: (stored: unknown) => Promise<CodeStyle | undefined>
}

/** Settings that differ in their text alone have equal ones. */
const lookText = (settings: QrSettings) => JSON.stringify(keptLook(settings))

/** Brings back the look of the last visit, and keeps each new one. Returns how to stop. */
export function keepLook(
  codes: Pick<typeof useQr, 'getState' | 'setState' | 'subscribe'>,
  { read, keep, readStyle }: Deps,
): () => void {
  const { settings } = codes.getState()
  const kept = read()
  function restore(style: CodeStyle | undefined) {
    if (style && !codes.getState().settings.style) codes.getState().change({ style })
  }
  // One that was chosen since this visit began is the newer one.
  if (kept && lookText(settings) === lookText(DEFAULT_SETTINGS)) {
    const { style: keptStyle, ...look } = kept
    const { dark, light } = look
    codes.setState({ settings: { ...settings, ...look }, colors: { dark, light } })
    codes.getState().generate()
    if (keptStyle !== undefined) void readStyle(keptStyle).then(restore)
  }
  return codes.subscribe((now, before) => {
    if (now.settings === before.settings) return
    if (lookText(now.settings) !== lookText(before.settings)) keep(keptLook(now.settings))
  })
}

/** For the page; to be stopped when it goes. */
export const startKeeping = () =>
  keepLook(useQr, {
    read: () => readSettings(TOOL, parseLook),
    keep: (look) => keepSettings(TOOL, look),
    // Without it, as when offline, the code is drawn in plain squares.
    readStyle: (stored) =>
      import('./domain/style').then(
        ({ parseStyle }) => parseStyle(stored),
        () => undefined,
      ),
  })
