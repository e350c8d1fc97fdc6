import { paste } from './support/paste'
import { QrPage } from './support/qr-page'
import { readCode } from './support/saved-picture'
import { expect, test } from './support/test'

const { step } = test

test('what has no code is refused with its reason, a way out and a line in the log', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectLines(
    /The amount of data is too big to be stored in a QR Code/,
    /QR code A version 40 QR Code needs a picture of at least 256 px/,
    /^QR code Invalid hex color: /,
  )
  const qr = new QrPage(page)
  await qr.open()
  const expectNoCode = async () => {
    await expect(qr.result).toHaveAttribute('aria-busy', 'false')
    await expect(qr.generate).toHaveAccessibleName('Generate QR Code')
    await expect(qr.picture).toHaveCount(0)
    await expect(qr.download).toBeDisabled()
  }
  const expectDrawn = async (code: { text: string; version?: number; level?: string }) =>
    expect(await readCode(await qr.save())).toMatchObject(code)

  await step('QR-26: a pasted million of characters is refused at once', async () => {
    await qr.text.fill('')
    await paste(qr.text, '1aA'.repeat(333_333))
    await expect(qr.advice).toContainText('too long for any QR code')
    // With the direction of each line of its own the browser would lay it out for seconds.
    await expect(qr.text).toHaveCSS('unicode-bidi', 'normal')
    await expectNoCode()
    await qr.text.fill('short')
    await expect(qr.text).toHaveCSS('unicode-bidi', 'plaintext')
    await expectDrawn({ text: 'short' })
  })

  await step('QR-25: of a text that is too long it names the level that holds it', async () => {
    await qr.text.fill('a'.repeat(2332))
    await expect(qr.advice).toContainText('too long for error correction level M')
    await expect(qr.text).toHaveAccessibleDescription('2,332 bytes. Too long for M, fits at L')
    await expectNoCode()
    const shown = await qr.advice.evaluateHandle((advice) => {
      const texts = new Set<string>()
      const watch = () => texts.add(advice.textContent)
      new MutationObserver(watch).observe(advice, { characterData: true, subtree: true })
      return texts
    })
    await qr.advice.getByRole('button', { name: 'Use level L' }).click()
    await expect(qr.result).toBeFocused()
    await expect(qr.level).toHaveValue('L')
    await expectDrawn({ text: 'a'.repeat(2332), level: 'L' })
    // It goes without a word about the level that holds the text.
    expect(await shown.evaluate((texts) => [...texts])).toEqual([])
    await qr.level.selectOption('M')
  })

  await step('QR-15: 128 px cannot hold version 40, and what can is one key away', async () => {
    const text = 'x'.repeat(2331)
    await qr.size.selectOption('128')
    await qr.text.fill(text)
    await expect(qr.advice).toContainText('choose 256 px or more')
    await expect(qr.text).toHaveAccessibleDescription('2,331 bytes. 0 bytes left at level M')
    await expectNoCode()
    await qr.advice.getByRole('button', { name: 'Use 256 px' }).press('Enter')
    await expect(qr.result).toBeFocused()
    await expect(qr.size).toHaveValue('256')
    const ready = page.getByRole('status').filter({ hasText: 'QR code ready, version 40' })
    await expect(ready).toHaveCount(1)
    await expect(qr.result).toBeFocused()
    await expectDrawn({ text, version: 40 })
  })

  await step('QR-33: equal colors make no picture, and the reason is there', async () => {
    await qr.text.fill('https://example.com')
    await qr.foreground.fill('#FFF')
    await expect(qr.advice).toHaveText('No QR code: foreground and background are the same color.')
    await expect(page.getByText('choose another one')).toBeVisible()
    await expectNoCode()
  })

  await step('QR-27, QR-28: what is no color is refused beside its field', async () => {
    for (const value of ['#gggggg', '']) {
      await qr.foreground.fill(value)
      await expect(qr.foreground).toHaveAccessibleDescription(/Use # and 3 or 6 hex digits/)
      await expect(qr.foreground).toHaveAttribute('aria-invalid', 'true')
      await expect(qr.advice).toContainText('correct the foreground')
      await expectNoCode()
      const line = `QR code Invalid hex color: ${value}`
      await expect.poll(() => consoleGuard.matching(/Invalid hex color/).at(-1)).toBe(line)
    }
    await qr.foreground.fill('#000')
    await qr.settled()
    await qr.background.fill('white')
    await expect(qr.advice).toContainText('correct the background')
    await page.getByLabel('Background color picker').fill('#ffffff')
    await expectDrawn({ text: 'https://example.com' })
  })
})
