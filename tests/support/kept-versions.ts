import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { FakeStorage } from './fake-storage'

/** The forms that what is kept has had since release 1.0.0; each has a file of what it left on a device. */
export const KEPT_VERSIONS = [1] as const

/** The storage of a visitor for whom a version has kept something of every tool. */
export function storageOf(version: (typeof KEPT_VERSIONS)[number]): FakeStorage {
  const file = new URL(`../fixtures/kept/version-${version}.json`, import.meta.url)
  const kept: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  const storage = new FakeStorage()
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify(value))
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  return storage
}
