import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubPage } from '../../support/fake-page'
import { blockStorage } from '../../support/fake-storage'

const headScript = readFileSync(new URL('../../../public/early.js', import.meta.url), 'utf8')

/** Runs the script of the head; gives what is then global. */
function runEarly(document: object, localStorage: object) {
  const events = { addEventListener: () => {}, currentScript: { getAttribute: () => null } }
  const scope = { document: Object.assign(document, events), localStorage, window: { ...events } }
  runInNewContext(headScript, scope)
  return Object.keys(scope)
}

/** The module keeps the choice for a visit: each test is a visit of its own. */
async function visit() {
  const { cycleTheme, startTheme, themeStore } = await import('#platform/theme')
  startTheme()
  return {
    cycleTheme,
    getTheme: themeStore.getState,
    getServerTheme: themeStore.getInitialState,
    subscribeTheme: themeStore.subscribe,
  }
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function storeInOtherTab(window: EventTarget, key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('SH-05: the theme is the system’s until the visitor chooses', async () => {
  const { attributes, localStorage } = stubPage()
  const { getTheme, getServerTheme } = await visit()
  expect([getTheme(), getServerTheme()]).toEqual(['system', 'system'])
  expect([attributes.size, localStorage.length]).toEqual([0, 0])
})

test('the choice steps from system to light to dark to system', async () => {
  const { attributes, localStorage } = stubPage()
  const { cycleTheme, getTheme } = await visit()
  const seen = []
  for (let step = 0; step < 3; step++) {
    cycleTheme()
    seen.push([getTheme(), attributes.get('data-theme'), localStorage.getItem('nimble.theme')])
  }
  expect(seen).toEqual([
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', undefined, null],
  ])
})

test('SH-06: the choice is kept across visits', async () => {
  stubPage('dark')
  const { getTheme, getServerTheme } = await visit()
  expect(getTheme()).toBe('dark')
  expect(getServerTheme(), 'the prerendered page has no choice').toBe('system')
})

test('a choice made in another tab is followed', async () => {
  const { attributes, localStorage, window } = stubPage()
  const { getTheme, subscribeTheme } = await visit()
  const listener = vi.fn()
  subscribeTheme(listener)
  localStorage.setItem('nimble.theme', 'dark')
  storeInOtherTab(window, 'nimble.theme')
  expect([getTheme(), attributes.get('data-theme')]).toEqual(['dark', 'dark'])
  localStorage.clear()
  storeInOtherTab(window, null)
  expect([getTheme(), attributes.get('data-theme')]).toEqual(['system', undefined])
  expect(listener).toHaveBeenCalledTimes(2)
})

test('another key of another tab changes nothing', async () => {
  const { window } = stubPage()
  const { subscribeTheme } = await visit()
  const listener = vi.fn()
  subscribeTheme(listener)
  storeInOtherTab(window, 'nimble.visits')
  expect(listener).not.toHaveBeenCalled()
})

test('PL-13: without storage the choice holds for the visit', async () => {
  const { attributes } = stubPage()
  vi.stubGlobal('localStorage', undefined)
  const unblock = blockStorage()
  const { cycleTheme, getTheme } = await visit()
  cycleTheme()
  expect([getTheme(), attributes.get('data-theme')]).toEqual(['light', 'light'])
  unblock()
})

// PL-15: what is no theme counts as none.
test.each([
  [undefined, 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['DARK', 'system'],
  ['{', 'system'],
  ['null', 'system'],
  ['[1]', 'system'],
  ['', 'system'],
])('the head script and the module agree that %j in storage means %s', async (kept, theme) => {
  const { attributes, document, localStorage } = stubPage(kept)
  runEarly(document, localStorage)
  const { getTheme } = await visit()
  expect([attributes.get('data-theme') ?? 'system', getTheme()]).toEqual([theme, theme])
})

test('PL-13: the head script lets a blocked storage be and leaves no name behind', () => {
  const { attributes, document } = stubPage()
  const blocked = { getItem: () => expect.fail('SecurityError') }
  expect(runEarly(document, blocked)).toEqual(['document', 'localStorage', 'window'])
  expect(attributes.size).toBe(0)
})
