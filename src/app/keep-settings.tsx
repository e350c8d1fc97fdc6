import { useStore } from 'zustand'
import { keepsSettingsStore, setKeepsSettings } from '../platform/kept-settings'

/** The one switch for the settings of all tools; off deletes them. */
export function KeepSettings() {
  const keeps = useStore(keepsSettingsStore)
  return (
    <label>
      <input
        type="checkbox"
        checked={keeps}
        onChange={(event) => setKeepsSettings(event.target.checked)}
      />
      Keep my settings on this device
    </label>
  )
}
