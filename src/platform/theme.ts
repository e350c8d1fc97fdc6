import { readLocalText, removeLocal, storageKey, writeLocalText } from './storage'

export type Theme = 'system' | 'light' | 'dark'

// public/theme.js reads the same key and sets the same attribute before the first paint.
const KEY = 'theme'
const ATTRIBUTE = 'data-theme'

const AFTER: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

const listeners = new Set<() => void>()
let theme: Theme | undefined

function readTheme(): Theme {
  const kept = readLocalText(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function applyTheme(next: Theme): void {
  theme = next
  if (next === 'system') document.documentElement.removeAttribute(ATTRIBUTE)
  else document.documentElement.setAttribute(ATTRIBUTE, next)
  for (const listener of listeners) listener()
}

/** Follows a choice made in another tab; `key` is null when everything was cleared there. */
function followOtherTab(event: StorageEvent): void {
  if (event.key === null || event.key === storageKey(KEY)) applyTheme(readTheme())
}

export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

export const getTheme = (): Theme => (theme ??= readTheme())

/** What the prerendered page shows. */
export const getServerTheme = (): Theme => 'system'

/** From system to light to dark to system; kept across visits where the browser keeps anything. */
export function cycleTheme(): void {
  const next = AFTER[getTheme()]
  if (next === 'system') removeLocal(KEY)
  else writeLocalText(KEY, next)
  applyTheme(next)
}
