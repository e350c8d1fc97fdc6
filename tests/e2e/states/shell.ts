import type { Page } from '@playwright/test'
import { DID_YOU_MEAN } from '../../../src/app/answers/texts.en'
import { START, STOP } from '../../../src/tools/countdown-timer/live/texts.en'
import { ASK_LABEL, INSTALL, WHAT_CAN_I_ASK } from '../../../src/app/texts.en'
import { AVAILABLE_TOOLS } from '../../../src/app/landing.en'
import { MAIN_BUTTON, PAUSED } from '../../../src/tools/countdown-timer/texts.en'
import { LANGUAGES, PUBLISHED } from '../../../src/site/languages'
import { PRIVACY_TITLE } from '../../../src/site/titles.en'
import { field } from '../support/ask-page'
import { CalculatorPage } from '../support/calculator-page'
import { expectErrorScreen } from '../support/error-screen'
import { hydrated } from '../support/hydrated'
import { openLanding } from '../support/landing-links'
import { passwordWindow } from '../support/password-window'
import { QR_CHUNK } from '../support/scripts'
import { expect } from '../support/test'
import type { Visit } from './page-state'
import { titleOf } from '../support/routes'

/** By keys: what moves because of them is no shift. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('combobox', { name: ASK_LABEL }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(question)
}

/** In the window, each with its copy and with what is said of it. */
const PASSWORDS: Visit['states'] = {
  'a password': async (page) => {
    await ask(page, 'password 20')
    await expect(passwordWindow(page).password).toHaveValue(/^.{20}$/)
  },
  'a passphrase': async (page) => {
    await ask(page, 'passphrase of 9 words')
    await expect(passwordWindow(page).password).toHaveValue(/^([a-z]+-){8,}[a-z]+$/)
  },
  'a PIN': async (page) => {
    await ask(page, 'pin 6')
    await expect(passwordWindow(page).password).toHaveValue(/^\d{6}$/)
  },
}

const { de } = LANGUAGES

/** A page with its name in other languages at its foot, in a browser that is set to one of them. */
const OFFER: Record<string, Visit> = {
  'a page in another language too': {
    async open(page) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'language', { get: () => 'de-AT' }),
      )
      await page.goto('/unit-converter')
      await hydrated(page.getByRole('banner').getByRole('link', { name: de.offer.link }))
    },
    states: {
      'its offer declined': async (page) => {
        await page.getByRole('button', { name: de.offer.decline }).click()
        await expect(page.getByRole('link', { name: de.name, exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: de.offer.decline })).toHaveCount(0)
      },
    },
  },
}

export const SHELL: Record<string, Visit> = {
  ...(PUBLISHED.includes('de') && OFFER),
  'the landing page': {
    open: (page) => openLanding(page),
    // Below the window, which is as high in each state.
    steady: (page) => [page.getByRole('heading', { name: AVAILABLE_TOOLS })],
    states: {
      'the examples': async (page) => {
        await page.getByRole('button', { name: WHAT_CAN_I_ASK }).click()
        await expect(page.getByRole('button', { name: 'steelblue' })).toBeVisible()
      },
      'an answer': async (page) => {
        await ask(page, '100 usd to eur')
        await expect(page.getByRole('option')).toHaveText([/EUR/])
        await expect(page.getByRole('button', { name: /^Open in/ })).toBeVisible()
      },
      'a color': async (page) => {
        await ask(page, 'steelblue')
        await expect(page.getByRole('option')).toHaveText([/#4682b4/])
      },
      'a palette': async (page) => {
        await ask(page, 'palette of teal')
        await expect(page.getByRole('button', { name: /^Copy #/ })).toHaveCount(11)
      },
      'a contrast': async (page) => {
        await ask(page, 'contrast red on white')
        await expect(page.getByText('APCA Lc')).toBeVisible()
      },
      'several currencies': async (page) => {
        await ask(page, '100 usd')
        await expect(page.getByRole('listitem').filter({ hasText: /^[\d.]+ JPY$/ })).toBeVisible()
      },
      'several units': async (page) => {
        await ask(page, '5 kg')
        await expect(page.getByRole('listitem').filter({ hasText: /^[\d.]+ oz$/ })).toBeVisible()
      },
      'a time': async (page) => {
        await ask(page, 'timer 25 min')
        await expect(page.getByRole('option')).toHaveText([/00:25:00/])
      },
      'a code': async (page) => {
        await ask(page, 'qr https://example.com')
        await expect(
          page.getByRole('img', { name: 'QR code of https://example.com' }),
        ).toBeVisible()
      },
      ...PASSWORDS,
      'an extra': async (page) => {
        await ask(page, 'wifi code with logo')
        await expect(page.getByRole('button', { name: /^Open in/ })).toBeVisible()
      },
      'no answer': async (page) => {
        await ask(page, 'brown contrst')
        await expect(page.getByText(DID_YOU_MEAN)).toBeVisible()
      },
      // PL-61.
      'an offer to install': async (page) => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')))
        await expect(page.getByRole('button', { name: INSTALL, exact: true })).toBeVisible()
      },
    },
  },
  'the box over a page': {
    open: async (page) => {
      await page.goto('/calculator')
      const opener = page.getByRole('button', { name: ASK_LABEL })
      await hydrated(opener)
      await opener.click()
      await expect(page.getByRole('combobox', { name: ASK_LABEL })).toBeVisible()
    },
    states: {
      'the examples': async (page) => {
        await page.getByRole('button', { name: WHAT_CAN_I_ASK }).click()
        await expect(page.getByRole('button', { name: 'steelblue' })).toBeVisible()
      },
      'an answer': async (page) => {
        await ask(page, 'steelblue')
        await expect(page.getByRole('option')).toHaveText([/#4682b4/])
      },
      'a code': async (page) => {
        await ask(page, 'https://example.com')
        await expect(
          page.getByRole('img', { name: 'QR code of https://example.com' }),
        ).toBeVisible()
      },
      ...PASSWORDS,
      'several readings': async (page) => {
        await ask(page, '10 m')
        await expect(page.getByRole('option')).toHaveCount(2)
      },
      'no answer': async (page) => {
        await ask(page, '1/0')
        await expect(page.getByText('Cannot divide by zero').last()).toBeVisible()
      },
    },
  },
  'timers in the box': {
    open: async (page) => {
      await openLanding(page)
      // Its code comes with the first focus.
      await field(page).focus()
      await ask(page, 'tea timer 4 min')
      // What moves because of a key follows it at once.
      await expect(page.getByRole('button', { name: START, exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Tea 0/ })).toBeVisible()
    },
    // Nothing moves once there is a timer.
    steady: (page) => [page.getByRole('heading', { name: AVAILABLE_TOOLS })],
    states: {
      'beside another answer': async (page) => {
        await ask(page, '5 kg in lb')
        await expect(page.getByRole('timer')).toHaveCount(0)
      },
      'one that is paused': async (page) => {
        await page.getByRole('button', { name: /^Tea 0/ }).click()
        await page.getByRole('button', { name: MAIN_BUTTON.running }).click()
        await expect(page.getByText(PAUSED).first()).toBeVisible()
      },
      'one whose time is up': async (page) => {
        await ask(page, 'soft eggs timer 1 s')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: STOP, exact: true })).toBeVisible()
      },
      'an end below an answer': async (page) => {
        await ask(page, '5 kg in lb')
        await expect(page.getByRole('button', { name: /^Soft eggs Stop/ })).toBeVisible()
      },
      'timers in the dialog': async (page) => {
        await page
          .getByRole('link', { name: titleOf('calculator') })
          .first()
          .click()
        await page.getByRole('button', { name: ASK_LABEL }).click()
        await ask(page, 'rice timer 20 min')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: /^Rice 2/ })).toBeVisible()
      },
    },
  },
  'the page on privacy': {
    open: async (page) => {
      await page.goto('/calculator')
      const link = page.getByRole('contentinfo').getByRole('link', { name: PRIVACY_TITLE })
      await hydrated(link)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRIVACY_TITLE)
    },
  },
  'an unknown address': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(/404 \(Not Found\)/)
      await page.goto('/nope')
      await expectErrorScreen(page, /^404/)
    },
  },
  'a failed chunk': {
    open: async (page, consoleGuard) => {
      consoleGuard.expectLines(/ChunkLoadError/)
      consoleGuard.expectLines(/503/)
      await page.route(QR_CHUNK, (route) => route.fulfill({ status: 503 }))
      // From another tool: the header of the landing page has no menu of tools beside Home.
      const calculator = new CalculatorPage(page)
      await calculator.open()
      await page.locator('header a[href="/qr-generator"]').first().dispatchEvent('click')
      await expectErrorScreen(page, /Loading chunk qr-generator failed/)
    },
  },
}
