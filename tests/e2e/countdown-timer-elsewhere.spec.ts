import { tryNow } from './support/landing-links'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test('a double or triple click on Stop alarm stops it, and opens nothing that lies below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const timer = new TimerPage(page)
  await timer.startFiveMinutes()
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await expect(page).toHaveTitle(/^00:05:00 · Free Online Tools for Everyone/)
  await page.clock.fastForward(5 * 60_000)
  const stop = page.getByRole('button', { name: 'Stop alarm' })
  const link = tryNow(page, 'Unit Converter')
  await expect(stop).toBeVisible()
  const bar = await stop.boundingBox()
  await link.evaluate(
    (element, middle) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - middle, behavior: 'instant' })
      element.addEventListener('click', () => element.setAttribute('data-pressed', ''))
    },
    Number(bar?.y) + Number(bar?.height) / 2,
  )
  await stop.click({ clickCount: 3 })
  await expect(page.getByText('Alarm stopped', { exact: true })).toBeAttached()
  await expect(link).toBeInViewport()
  await expect(link).not.toHaveAttribute('data-pressed')
})
