import { vi } from 'vitest'
import { FakeStorage } from './fake-storage'

/** The few globals that the theme touches: `<html>` with its attributes, storage and window events. */
export function stubPage(kept?: string) {
  const attributes = new Map<string, string>()
  const document = {
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  }
  const localStorage = new FakeStorage()
  if (kept !== undefined) localStorage.setItem('nimble.theme', kept)
  const window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', window)
  return { attributes, document, localStorage, window }
}
