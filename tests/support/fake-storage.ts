/** A `Storage` in memory. */
export class FakeStorage implements Storage {
  [name: string]: unknown
  readonly #items = new Map<string, string>()

  get length() {
    return this.#items.size
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, text: string) {
    this.#items.set(key, text)
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  clear() {
    this.#items.clear()
  }
}

/** What a browser with blocked cookies does: reading the property throws. */
export function blockStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
  return () => names.forEach((name) => Reflect.deleteProperty(globalThis, name))
}
