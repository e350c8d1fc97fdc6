import type { Page } from 'playwright'

/** Types texts into the QR generator, each one to its finished code. */
export const typeCodes = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const text = document.querySelector('textarea')
    const region = document.querySelector('section[aria-label="QR code"]')
    // Called on the field below.
    // oxlint-disable-next-line typescript/unbound-method
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    if (!text || !region || !setValue) throw new Error('The QR generator is not there')
    for (let at = 0; at < times; at++) {
      const drawn = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (region.getAttribute('aria-busy') !== 'false') return
          observer.disconnect()
          resolve(undefined)
        })
        observer.observe(region, { attributeFilter: ['aria-busy'] })
      })
      setValue.call(text, `https://example.com/${at}/${'x'.repeat(at % 200)}`)
      text.dispatchEvent(new Event('input', { bubbles: true }))
      await drawn
    }
  }, count)

/** Presses Generate New, each time to a new password. */
export const makePasswords = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const output = document.querySelector('textarea')
    const buttons = [...document.querySelectorAll('button')]
    const generate = buttons.find(({ textContent }) => textContent === 'Generate New')
    if (!output || !generate) throw new Error('The password generator is not there')
    for (let at = 0; at < times; at++) {
      const before = output.value
      generate.click()
      while (output.value === before) await scheduler.postTask(() => {})
    }
  }, count)

/**
 * Goes from the landing page to each tool in turn and back.
 *
 * @param count of changes, even
 */
export const changeRoutes = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    // Runs in the page, which has nothing of this file.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const shown = async (title = '') => {
      while (document.querySelector('main h1')?.textContent !== title)
        await new Promise(requestAnimationFrame)
    }
    const landing = document.querySelector('main h1')?.textContent
    const home = document.querySelector('nav a')
    for (let at = 0; at < times; at += 2) {
      const cards = document.querySelectorAll('article')
      const card = cards[(at / 2) % cards.length]
      const link = card?.querySelector('a')
      if (!link || !(home instanceof HTMLElement)) throw new Error('There are no links')
      link.click()
      await shown(card?.querySelector('h3')?.textContent)
      home.click()
      await shown(landing)
    }
  }, count)
