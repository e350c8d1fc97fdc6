import { keepNothing, removeLocal, storageKey, writeLocalText } from './storage'

const CLEARED_KEY = 'cleared'

/** Runs it whenever another tab changes what is kept under a key, or clears everything. */
export function onChangeInOtherTab(key: string, act: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKey(key)) act()
  })
}

/** To be called before everything is cleared: the other tabs keep nothing more, as long as their pages live. */
export function announceClearing(): void {
  // The change itself is the news: both are events in the other tabs.
  writeLocalText(CLEARED_KEY, 'yes')
  removeLocal(CLEARED_KEY)
}

/** What a page holds from before another tab cleared everything shall not be kept again. To be called once. */
export const followClearing = (): void => onChangeInOtherTab(CLEARED_KEY, keepNothing)
