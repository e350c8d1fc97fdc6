import { storageKey } from './storage'

/** Runs it whenever another tab changes what is kept under a key, or clears everything. */
export function onChangeInOtherTab(key: string, act: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKey(key)) act()
  })
}
