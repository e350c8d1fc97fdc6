import * as qrTexts from '../../src/tools/qr-generator/texts.en'
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
    await expect(qr.generate).toHaveAccessibleName(qrTexts.GENERATE)
    await expect(qr.picture).toHaveCount(0)
    await expect(qr.download).toBeDisabled()
  }
  const expectDrawn = async (code: { text: string; version?: number; level?: string }) =>
    expect(await readCode(await qr.save())).toMatchObject(code)

  await step('QR-26: a pasted million of characters is refused at once', async () => {
    await qr.text.fill('')
    await paste(qr.text, '1aA'.repeat(333_333))
    await expect(qr.advice).toContainText(qrTexts.TOO_LONG)
    // With the direction of each line of its own the browser would lay it out for seconds.
    await expect(qr.text).toHaveCSS('unicode-bidi', 'normal')
    await expectNoCode()
    await qr.text.fill('short')
    await expect(qr.text).toHaveCSS('unicode-bidi', 'plaintext')
    await expectDrawn({ text: 'short' })
  })

  await step('QR-25: of a text that is too long it names the level that holds it', async () => {
    await qr.text.fill('a'.repeat(2332))
    await expect(qr.advice).toContainText(qrTexts.fitsAtLevel('M', 'L'))
    await expect(qr.text).toHaveAccessibleDescription(
      `${qrTexts.bytes(2332)}. ${qrTexts.tooLong('M', 'L')}`,
    )
    await expectNoCode()
    const shown = await qr.advice.evaluateHandle((advice) => {
      const texts = new Set<string>()
      const watch = () => texts.add(advice.textContent)
      new MutationObserver(watch).observe(advice, { characterData: true, subtree: true })
      return texts
    })
    await qr.advice.getByRole('button', { name: qrTexts.useLevel('L') }).click()
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
    await expect(qr.advice).toContainText(qrTexts.needsSize(256))
    await expect(qr.text).toHaveAccessibleDescription(
      `${qrTexts.bytes(2331)}. ${qrTexts.leftAt(0, 'M')}`,
    )
    await expectNoCode()
    await qr.advice.getByRole('button', { name: qrTexts.useSize(256) }).press('Enter')
    await expect(qr.result).toBeFocused()
    await expect(qr.size).toHaveValue('256')
    const ready = page.getByRole('status').filter({ hasText: qrTexts.codeReady(40) })
    await expect(ready).toHaveCount(1)
    await expect(qr.result).toBeFocused()
    await expectDrawn({ text, version: 40 })
  })

  await step('QR-33: equal colors make no picture, and the reason is there', async () => {
    await qr.text.fill('https://example.com')
    await qr.foreground.fill('#FFF')
    await expect(qr.advice).toHaveText(qrTexts.EQUAL_COLORS)
    await expect(page.getByText(qrTexts.WARNINGS.equal)).toBeVisible()
    await expectNoCode()
  })

  await step('QR-27, QR-28: what is no color is refused beside its field', async () => {
    for (const value of ['#gggggg', '']) {
      await qr.foreground.fill(value)
      await expect(qr.foreground).toHaveAccessibleDescription(/Use # and 3 or 6 hex digits/)
      await expect(qr.foreground).toHaveAttribute('aria-invalid', 'true')
      await expect(qr.advice).toContainText(qrTexts.BAD_COLOR.dark)
      await expectNoCode()
      const line = `QR code Invalid hex color: ${value}`
      await expect.poll(() => consoleGuard.matching(/Invalid hex color/).at(-1)).toBe(line)
    }
    await qr.foreground.fill('#000')
    await qr.settled()
    await qr.background.fill('white')
    await expect(qr.advice).toContainText(qrTexts.BAD_COLOR.light)
    await page.getByLabel(qrTexts.COLORS.light.pickerLabel).fill('#ffffff')
    await expectDrawn({ text: 'https://example.com' })
  })
})
