import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPage } from '../../support/fake-page'

/** The module keeps the choice for a visit: each test is a visit of its own. */
async function visit() {
  vi.resetModules()
  const settings = await import('#platform/kept-settings')
  settings.startKeptSettings()
  return settings
}

const asIs = (value: unknown) => value

let page: ReturnType<typeof stubPage>
beforeEach(() => {
  page = stubPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('settings are kept across visits, each tool its own', async () => {
  const first = await visit()
  first.keepSettings('qr', { level: 'H' })
  first.keepSettings('color', ['hsl'])
  const { readSettings, keepsSettingsStore } = await visit()
  expect(keepsSettingsStore.getState()).toBe(true)
  expect(readSettings('qr', asIs)).toEqual({ level: 'H' })
  expect(readSettings('color', asIs)).toEqual(['hsl'])
  expect(readSettings('timer', asIs)).toBe(null)
})

test('SH-08: switched off, all settings are forgotten and none is kept any more', async () => {
  const { localStorage } = page
  localStorage.setItem('nimble.theme', 'dark')
  localStorage.setItem('settings.of-another-page', '1')
  const { keepSettings, setKeepsSettings } = await visit()
  keepSettings('qr', { level: 'H' })
  setKeepsSettings(false)
  keepSettings('qr', { level: 'Q' })
  const next = await visit()
  expect(next.keepsSettingsStore.getState()).toBe(false)
  expect(next.readSettings('qr', asIs)).toBe(null)
  next.keepSettings('qr', { level: 'M' })
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
  expect(new Set(names)).toEqual(
    new Set(['nimble.keeps-settings', 'nimble.theme', 'settings.of-another-page']),
  )
})

test('switched on again, settings are kept again', async () => {
  const { keepSettings, readSettings, setKeepsSettings } = await visit()
  setKeepsSettings(false)
  setKeepsSettings(true)
  keepSettings('qr', 1)
  expect(readSettings('qr', asIs)).toBe(1)
})

test('the switch follows the one of another tab', async () => {
  const { keepsSettingsStore } = await visit()
  const other = (key: string | null) =>
    page.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  page.localStorage.setItem('nimble.keeps-settings', 'off')
  other('nimble.keeps-settings')
  expect(keepsSettingsStore.getState()).toBe(false)
  page.localStorage.clear()
  other(null)
  expect(keepsSettingsStore.getState()).toBe(true)
})

function keepInOtherTab(key: string, text: string) {
  page.localStorage.setItem('nimble.settings.timer', text)
  page.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('settings of a tool follow those of another tab', async () => {
  const { followSettings, setKeepsSettings } = await visit()
  const taken: unknown[] = []
  followSettings('timer', asIs, (settings) => taken.push(settings))
  keepInOtherTab('nimble.settings.timer', '{"repeats":true}')
  keepInOtherTab('nimble.settings.qr', '{"repeats":false}')
  keepInOtherTab('nimble.settings.timer', 'no JSON')
  expect(taken).toEqual([{ repeats: true }])
  setKeepsSettings(false)
  keepInOtherTab('nimble.settings.timer', '{"repeats":false}')
  expect(taken).toHaveLength(1)
})
