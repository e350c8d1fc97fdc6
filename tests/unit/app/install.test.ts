import { afterEach, expect, test, vi } from 'vitest'
import { install, installOffer, watchForInstallOffer } from '../../../src/app/pwa/install'

afterEach(() => vi.unstubAllGlobals())

/** A page whose browser offers to install the site. */
function offered() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  watchForInstallOffer()
  const prompt = vi.fn(async () => {})
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  page.dispatchEvent(event)
  return { page, event, prompt }
}

test('PL-61: the offer of the browser is kept in place of its own bar, and serves once', () => {
  const { event, prompt } = offered()
  expect(event.defaultPrevented).toBe(true)
  expect(installOffer.getState()).toBe(event)
  install()
  expect(prompt).toHaveBeenCalledOnce()
  expect(installOffer.getState()).toBeNull()
})

test('PL-61: the offer is gone once the site is installed, from wherever', () => {
  const { page } = offered()
  page.dispatchEvent(new Event('appinstalled'))
  expect(installOffer.getState()).toBeNull()
})
