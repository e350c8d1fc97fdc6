import { useStore } from 'zustand'
import type { IconName } from '../lib/icon-name'
import { cycleTheme, themeStore, type Theme } from '../platform/theme'
import { Button } from '../ui/buttons/button'

const ICONS: Record<Theme, IconName> = { system: 'sun-moon', light: 'sun', dark: 'moon' }

/** Steps through system, light and dark. */
export function ThemeSwitch() {
  const theme = useStore(themeStore)
  return (
    <Button variant="quiet" icon={ICONS[theme]} title={`Theme: ${theme}`} onClick={cycleTheme} />
  )
}
