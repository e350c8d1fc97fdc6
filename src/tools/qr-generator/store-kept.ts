import { mergeChanged } from '#lib/merge-changed'
import { propertiesOf } from '#lib/properties'
import { keepSettings, readSettings } from '#platform/kept-settings'
import { renderAhead, startWorker } from './effects'
import { keptLook, parseLook } from './domain/kept-look'
import { DEFAULT_SETTINGS, type QrSettings } from './domain/settings'
import { TEXT_NAME, type useQr } from './state'

const TOOL = 'qr-generator'

/** Settings that differ in their text alone have equal ones. */
const lookText = (settings: QrSettings) => JSON.stringify(keptLook(settings))

/** Colors are chosen for one another. */
function lookParts(settings: QrSettings) {
  const { sizePx, level, dark, light, margin, style } = keptLook(settings)
  return [{ sizePx }, { level }, { dark, light }, { margin }, { style }]
}

/** Brings back the look of the last visit, and keeps each new one. Returns how to stop. */
export function keepLook(
  codes: Pick<typeof useQr, 'getState' | 'setState' | 'subscribe'>,
): () => void {
  const { settings } = codes.getState()
  const kept = readSettings(TOOL, parseLook)
  // One that was chosen since this visit began is the newer one.
  if (kept && lookText(settings) === lookText(DEFAULT_SETTINGS)) {
    const { dark, light } = kept
    codes.setState({ settings: { ...settings, ...kept }, colors: { dark, light } })
    codes.getState().generate()
  }
  return codes.subscribe((now, before) => {
    if (now.settings === before.settings) return
    const stored = readSettings(TOOL, propertiesOf)
    const look = mergeChanged(stored, lookParts(before.settings), lookParts(now.settings))
    if (look) keepSettings(TOOL, look)
  })
}

/**
 * What the page starts before it is rendered. The text that was typed by then is drawn beside the hydration, in the
 * look that it will have.
 */
export function prepare() {
  startWorker()
  const text = document.querySelector<HTMLTextAreaElement>(`textarea[name=${TEXT_NAME}]`)?.value
  if (text?.trim()) renderAhead({ ...DEFAULT_SETTINGS, ...readSettings(TOOL, parseLook), text })
}
