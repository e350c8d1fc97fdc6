import { createStore } from 'zustand/vanilla'
import { onChangeInOtherTab, readLocalText, removeLocal, writeLocalText } from './storage'

export type Theme = 'system' | 'light' | 'dark'

// public/early.js reads the same key and sets the same attribute before the first paint.
const KEY = 'theme'
const ATTRIBUTE = 'data-theme'

const AFTER: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** The visitor's choice. Starts with what the prerendered page shows. */
export const themeStore = createStore<Theme>(() => 'system')

function readTheme(): Theme {
  const kept = readLocalText(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function applyTheme(next: Theme): void {
  themeStore.setState(next)
  if (next === 'system') document.documentElement.removeAttribute(ATTRIBUTE)
  else document.documentElement.setAttribute(ATTRIBUTE, next)
}

/** Reads the choice of earlier visits and follows one made in another tab. To be called once. */
export function startTheme(): void {
  applyTheme(readTheme())
  onChangeInOtherTab(KEY, () => applyTheme(readTheme()))
}

/** Goes from system to light to dark to system; the theme is kept across visits where the browser keeps anything. */
export function cycleTheme(): void {
  const next = AFTER[themeStore.getState()]
  if (next === 'system') removeLocal(KEY)
  else writeLocalText(KEY, next)
  applyTheme(next)
}
