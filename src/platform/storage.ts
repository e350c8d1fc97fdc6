/** All that the site keeps in a browser has a name that begins so. */
export const STORAGE_PREFIX = 'nimble.'

/** The name in the browser's storage. */
const storageKey = (key: string): string => STORAGE_PREFIX + key

/** Makes a value of parsed JSON, or null of anything that is not one. */
export type Parse<Value> = (value: unknown) => Value | null

let keepsNothing = false

/** From now on nothing is written, as long as the page lives: the visitor has cleared everything. */
export const keepNothing = (): void => {
  keepsNothing = true
}

/** Whether anything may be kept beyond the page: not once the visitor has cleared everything. */
export const mayKeep = (): boolean => !keepsNothing

type AreaName = 'localStorage' | 'sessionStorage'

/** What is done with a storage; null where it is full or blocked. */
function within<Value>(area: AreaName, act: (storage: Storage) => Value): Value | null {
  try {
    // Where cookies are blocked, reading the property itself throws a SecurityError.
    return act(globalThis[area])
  } catch {
    return null
  }
}

/** The text under a key, or null: none there, or the browser keeps nothing for us. */
const readText = (area: AreaName, key: string): string | null =>
  within(area, (storage) => storage.getItem(storageKey(key)))

/** Whether the text is kept now: storage may be full, blocked or cleared. */
const writeText = (area: AreaName, key: string, text: string): boolean =>
  !keepsNothing && within(area, (storage) => storage.setItem(storageKey(key), text)) !== null

export const removeLocal = (key: string): void =>
  void within('localStorage', (storage) => storage.removeItem(storageKey(key)))

function clear(area: AreaName, prefix = ''): void {
  within(area, (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(storageKey(prefix))) storage.removeItem(key)
  })
}

/** Removes every key of ours from both storages. */
export function clearStorages(): void {
  clear('localStorage')
  clear('sessionStorage')
}

/** Removes the keys of ours that begin so. */
export const clearLocal = (prefix: string): void => clear('localStorage', prefix)

/** Text that is no JSON, by another version or another hand, counts as nothing. */
function parseText<Value>(text: string | null, parse: Parse<Value>): Value | null {
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const readLocal = <Value>(key: string, parse: Parse<Value>): Value | null =>
  parseText(readText('localStorage', key), parse)

export const readSession = <Value>(key: string, parse: Parse<Value>): Value | null =>
  parseText(readText('sessionStorage', key), parse)

/** Returns whether the value was kept. */
export const writeLocal = (key: string, value: unknown): boolean =>
  writeText('localStorage', key, JSON.stringify(value))

/** Keeps a value, or removes what was kept where it is null. */
export const keepLocal = (key: string, value: unknown): void =>
  value === null ? removeLocal(key) : void writeLocal(key, value)

/** Returns whether the value was kept. */
export const writeSession = (key: string, value: unknown): boolean =>
  writeText('sessionStorage', key, JSON.stringify(value))

/** Plain text, not JSON: for what a script outside the bundle reads too. */
export const readLocalText = (key: string): string | null => readText('localStorage', key)

/** Plain text, not JSON. Returns whether it was kept. */
export const writeLocalText = (key: string, text: string): boolean =>
  writeText('localStorage', key, text)

/** Runs it whenever another tab changes what is kept under a key, or clears everything. */
export function onChangeInOtherTab(key: string, act: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKey(key)) act()
  })
}

const CLEARED_KEY = 'cleared'

/** To be called before everything is cleared: the other tabs keep nothing more, as long as their pages live. */
export function announceClearing(): void {
  // The change itself is the news: both are events in the other tabs.
  writeLocalText(CLEARED_KEY, 'yes')
  removeLocal(CLEARED_KEY)
}

/** What a page holds from before another tab cleared everything shall not be kept again. To be called once. */
export const followClearing = (): void => onChangeInOtherTab(CLEARED_KEY, keepNothing)
