import { createStore } from 'zustand/vanilla'
import {
  clearLocal,
  onChangeInOtherTab,
  readLocal,
  readLocalText,
  removeLocal,
  writeLocal,
  writeLocalText,
  type Parse,
} from './storage'

const SWITCH_KEY = 'keeps-settings'

/** Begins the name of every setting in the browser's storage. */
const SETTINGS = 'settings.'

const readSwitch = () => readLocalText(SWITCH_KEY) !== 'off'

/** Whether settings are kept on this device. Starts with what the prerendered page shows. */
export const keepsSettingsStore = createStore<boolean>(() => true)

/** Reads the choice of earlier visits and follows one made in another tab. To be called once. */
export function startKeptSettings(): void {
  keepsSettingsStore.setState(readSwitch())
  onChangeInOtherTab(SWITCH_KEY, () => keepsSettingsStore.setState(readSwitch()))
}

/** Off deletes all settings of all tools, and keeps none from now on. */
export function setKeepsSettings(keeps: boolean): void {
  if (keeps) removeLocal(SWITCH_KEY)
  else {
    clearLocal(SETTINGS)
    writeLocalText(SWITCH_KEY, 'off')
  }
  keepsSettingsStore.setState(keeps)
}

/** What was kept under a tool's name, or null: nothing, or nothing that can be read. */
export const readSettings = <Value>(tool: string, parse: Parse<Value>): Value | null =>
  readSwitch() ? readLocal(SETTINGS + tool, parse) : null

/** Keeps settings of a tool until the next visit. Never a text or a password. */
export function keepSettings(tool: string, settings: unknown): void {
  if (readSwitch()) writeLocal(SETTINGS + tool, settings)
}

/** Takes what another tab keeps under a tool's name, so that this tab does not later write back what it held before. */
export function followSettings<Value>(
  tool: string,
  parse: Parse<Value>,
  take: (settings: Value) => void,
): void {
  onChangeInOtherTab(SETTINGS + tool, () => {
    const kept = readSettings(tool, parse)
    if (kept !== null) take(kept)
  })
}
