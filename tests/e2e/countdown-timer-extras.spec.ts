import { recordAlarm } from './support/alarm-record'
import { expect, test } from './support/test'
import { TimerPage } from './support/timer-page'

test('a visitor types a timer, adds a minute and chooses the alarm, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const timer = new TimerPage(page)
  const alarm = await recordAlarm(page)
  await timer.openInStoppedTime()
  const extra = page.locator('summary', { hasText: 'Quick entry' })
  await extra.focus()
  await page.keyboard.press('Enter')
  const entry = page.getByLabel('Quick entry')
  await entry.focus()
  await page.keyboard.type('soon')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Type a length from 1 second/)).toBeVisible()
  await expect(entry).toHaveValue('soon')
  await entry.press('ControlOrMeta+A')
  await page.keyboard.type('at 12:31')
  await page.keyboard.press('Enter')
  await expect(timer.clock).toHaveText('00:30:00')
  await expect(entry).toBeFocused()

  await page.getByRole('button', { name: '1 minute', exact: true }).press('Enter')
  await expect(timer.clock).toHaveText('00:31:00')
  await expect(page.getByText('1 minute added')).toBeAttached()

  await page.getByLabel('Alarm sound').selectOption('Chime')
  await page.getByLabel('Volume').selectOption('50 %')
  await page.getByRole('button', { name: 'Test sound' }).press('Enter')
  expect((await alarm()).plays.at(-1)?.src).toMatch(/alarm-chime.*\.wav$/)
  await page.clock.runFor(2500)
  await expect.poll(async () => (await alarm()).pauses.length).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Count up after zero' }).press('Enter')
  await page.clock.fastForward(31 * 60_000)
  await expect(timer.timeIsUp).toBeVisible()
  await page.clock.runFor(72_000)
  await expect(timer.clock).toHaveText(/^\+01:1\d$/)
  await expect(page.getByText('Finished 1 minute ago')).toBeVisible()

  await page.reload()
  await expect(timer.timeIsUp).toBeVisible()
  await timer.newTimer.click()
  await expect(timer.minutes).toHaveValue('31')
  await extra.click()
  await expect(page.getByLabel('Alarm sound')).toHaveValue('chime')
})
