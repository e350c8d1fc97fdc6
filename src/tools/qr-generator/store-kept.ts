import { keepSettings, readSettings } from '../../platform/kept-settings'
import { parseLook, type KeptLook } from './domain/kept-look'
import { DEFAULT_SETTINGS } from './domain/settings'
import { useQr } from './store'

const TOOL = 'qr-generator'

interface Deps {
  read: () => KeptLook | null
  keep: (look: KeptLook) => void
}

/** Settings that differ in their text alone have equal ones. */
const lookText = (settings: unknown) => JSON.stringify(parseLook(settings))

/** Brings back the look of the last visit, and keeps each new one. Returns how to stop. */
export function keepLook(
  codes: Pick<typeof useQr, 'getState' | 'setState' | 'subscribe'>,
  { read, keep }: Deps,
): () => void {
  const { settings } = codes.getState()
  const kept = read()
  // One that was chosen since this visit began is the newer one.
  if (kept && lookText(settings) === lookText(DEFAULT_SETTINGS)) {
    const { dark, light } = kept
    codes.setState({ settings: { ...settings, ...kept }, colors: { dark, light } })
    codes.getState().generate()
  }
  return codes.subscribe((now, before) => {
    if (now.settings === before.settings) return
    const look = parseLook(now.settings)
    if (look && lookText(look) !== lookText(before.settings)) keep(look)
  })
}

/** For the page; to be stopped when it goes. */
export const startKeeping = () =>
  keepLook(useQr, {
    read: () => readSettings(TOOL, parseLook),
    keep: (look) => keepSettings(TOOL, look),
  })
