import { beforeEach, expect, test, vi } from 'vitest'
import { reloadForNewDeployment, reloadPage } from '../../../src/app/loading/load-code'
import { clearData } from '../../../src/app/pwa/clear-data'
import { warnBeforeUnload } from '#platform/page-lifecycle'
import { FakeStorage } from '../../support/fake-storage'

let page: EventTarget
const reload = vi.fn()

/** Whether the browser would ask now. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  page = new EventTarget()
  // Returns whether the browser would ask at that moment.
  reload.mockReset().mockImplementation(asks)
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('sessionStorage', new FakeStorage())
  return () => vi.unstubAllGlobals()
})

test('the browser asks from the warning on until it is taken off', () => {
  expect(asks()).toBe(false)
  const remove = warnBeforeUnload()
  expect(asks()).toBe(true)
  remove()
  expect(asks()).toBe(false)
})

test.each([
  ['a newer deployment', () => reloadForNewDeployment(60_000)],
  ['a script that the document keeps broken', () => void reloadPage()],
  // Last: it keeps nothing from then on.
  ['Clear my data', clearData],
])('a reload by the program asks nothing: %s', async (_, act) => {
  warnBeforeUnload()
  await act()
  await vi.waitFor(() => expect(reload).toHaveReturnedWith(false))
})
