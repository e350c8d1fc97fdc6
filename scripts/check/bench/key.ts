import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { onPhone, type Phone } from './on-phone.ts'
import type { Row } from './report.ts'
import { countThreadTime, taskSeconds } from './task-seconds.ts'

const slowdown = 6

/** Of 60 a second. */
const frameMs = 16.7

/** With what their answers must show. */
const questions = [
  ['18% of 240', '43.2'],
  ['(1.5+2)^3', '42.875'],
  ['5 kg in lb', '11.0231131092'],
  ['100 usd to eur', 'EUR'],
  ['timer 10 min', '00:10:00'],
] as const

const field = (page: Page) => page.locator('input[aria-label="Ask anything"]')

/** Throws unless the box answers so. */
const expectAnswer = (page: Page, answer: string) =>
  page.getByRole('option').filter({ hasText: answer }).first().waitFor()

/** All code and data of the answers is there, as from the second question on. */
async function prepare({ page, session, url, slowDown }: Phone) {
  await page.goto(url, { waitUntil: 'networkidle' })
  await field(page).click()
  for (const [question, answer] of questions) {
    await field(page).fill(question)
    await expectAnswer(page, answer)
  }
  await countThreadTime(session)
  await slowDown(slowdown)
}

/** Milliseconds of the main thread that each key takes, from the event to the frame. */
const typeOnce = (browser: Browser, keyMs: number) =>
  onPhone(browser, async (phone) => {
    const { page, session } = phone
    await prepare(phone)
    const keys: number[] = []
    for (const [question, answer] of questions) {
      await field(page).fill('')
      // What is announced after a rest is not of the first key.
      await pause(keyMs * 10)
      for (const key of question) {
        const before = await taskSeconds(session)
        await page.keyboard.type(key)
        await pause(keyMs)
        keys.push(((await taskSeconds(session)) - before) * 1000)
      }
      await expectAnswer(page, answer)
    }
    return keys
  })

/** What a key typed into the box costs the main thread: reading, answering and drawing. */
export async function measureKeys(
  browser: Browser,
  { rounds, leastMs: keyMs }: { rounds: number; leastMs: number },
): Promise<Row[]> {
  console.log('Measuring key.box ...')
  const mean: number[] = []
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    const keys = await typeOnce(browser, keyMs)
    mean.push(keys.reduce((sum, ms) => sum + ms, 0) / keys.length)
    longest.push(Math.max(...keys))
  }
  const row = { unit: 'ms', peers: {}, bars: [] }
  const what = `${questions.length} questions, key by key`
  return [
    { ...row, id: 'key.box', what, ours: mean, atMost: frameMs },
    { ...row, id: 'key.box.longest', what: 'the costliest key of them', ours: longest },
  ]
}
