import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { checkPicture } from './check.ts'
import { longestTaskDuring } from './longest-task.ts'
import { onPhone, slowdown, type Phone } from './pages.ts'
import type { Row } from './report.ts'
import { mixedText } from './texts.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

const charactersBefore = 2300
const charactersTyped = 20
const text = mixedText(charactersBefore + charactersTyped)
const keyMs = 100
// For the last code to be drawn, and for the browser to report what it took.
const settleMs = 1500

const sizePx = 256

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download PNG' })

/** Brings the page to the moment before the typing: the long text is in the field, its code is drawn. */
async function prepare({ page, slowDown }: Phone) {
  // Until then the field is prerendered HTML without listeners.
  await page.goto('/qr-generator', { waitUntil: 'networkidle' })
  await slowDown(slowdown)
  await page.getByLabel('Text or link').fill(text.slice(0, charactersBefore))
  await downloadButton(page).click({ trial: true })
  await page.getByLabel('Text or link').press('End')
  await pause(settleMs)
}

/** The longest task in milliseconds while the characters are typed and drawn; throws if the code lacks some. */
const typeOnce = (browser: Browser) =>
  onPhone(browser, async (phone) => {
    const { page } = phone
    await prepare(phone)
    const { longestMs } = await longestTaskDuring(page, async () => {
      // Nothing else may touch the page now: the browser would count that as the page's work.
      await page.keyboard.type(text.slice(charactersBefore), { delay: keyMs })
      await pause(settleMs)
    })
    const download = page.waitForEvent('download')
    await downloadButton(page).click()
    await checkPicture('the page', await readFile(await (await download).path()), { text, sizePx })
    return longestMs
  })

/** The longest task of the main thread while characters are typed behind a long text on the QR page. */
export async function measureJank(browser: Browser, { rounds }: Effort): Promise<Row[]> {
  const row = msRows(await takeTurns({ ours: () => typeOnce(browser) }, rounds, 0))
  const what = `${charactersTyped} characters typed behind ${charactersBefore}`
  return [row('jank.qr.longest', what, (longestMs) => longestMs, { atMost: 50 })]
}
