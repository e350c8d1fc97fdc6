import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { frameMs, onPhone, slowdown, type Phone } from './on-phone.ts'
import { longestTask } from './longest-task.ts'
import { summarize, type Row } from './report.ts'
import { countThreadTime, taskSeconds } from './task-seconds.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

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
  // As by touch: a mouse over the page would be looked for in each frame.
  await field(page).focus()
  for (const [question, answer] of questions) {
    await field(page).fill(question)
    await expectAnswer(page, answer)
  }
  await countThreadTime(session)
  await slowDown(slowdown)
}

/** Notes down how long each key takes until its frame is done, in `window.keyPaintsMs`. */
const watchPaints = (page: Page) =>
  page.evaluate(() => {
    const paintsMs: number[] = []
    window.keyPaintsMs = paintsMs
    // The task after the frame.
    const { port1, port2 } = new MessageChannel()
    let startMs = 0
    port1.addEventListener('message', () => paintsMs.push(performance.now() - startMs))
    port1.start()
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        startMs = timeStamp
        requestAnimationFrame(() => port2.postMessage(null))
      },
      { capture: true },
    )
  })

type Typed = { paintMs: number[]; longestMs: number; threadMs: number[] }

/** Types all questions into the focused field, each until `isAnswered`. */
async function typeQuestions(
  { browser, page, session }: Phone & { browser: Browser },
  keyMs: number,
  input: Locator,
  isAnswered: (answer: string) => Promise<void>,
): Promise<Typed> {
  const threadMs: number[] = []
  await watchPaints(page)
  let longestMs = 0
  for (const [question, answer] of questions) {
    await input.fill('')
    // What is announced after a rest is not of the first key.
    await pause(keyMs * 10)
    await browser.startTracing(page, { categories: ['toplevel'] })
    for (const key of question) {
      const before = await taskSeconds(session)
      await page.keyboard.type(key)
      await pause(keyMs)
      threadMs.push(((await taskSeconds(session)) - before) * 1000)
    }
    longestMs = Math.max(longestMs, longestTask(await browser.stopTracing()))
    await isAnswered(answer)
  }
  return { paintMs: await page.evaluate(() => window.keyPaintsMs), longestMs, threadMs }
}

const typeIntoBox = (browser: Browser, keyMs: number) =>
  onPhone(browser, async (phone) => {
    const { page } = phone
    await prepare(phone)
    return typeQuestions({ ...phone, browser }, keyMs, field(page), (answer) =>
      expectAnswer(page, answer),
    )
  })

/** The least that any page can do: a field alone, without a script or a style. */
const typeIntoPlainField = (browser: Browser, keyMs: number) =>
  onPhone(browser, async (phone) => {
    const { page, session, slowDown } = phone
    await page.setContent('<input autofocus>')
    await countThreadTime(session)
    await slowDown(slowdown)
    return typeQuestions({ ...phone, browser }, keyMs, page.locator('input'), async () => {})
  })

const PLAIN = 'a plain field on an empty page'

/**
 * What a key typed into the box costs: until its letter is painted, the longest task of the main thread, answers
 * included, and all that the main thread does for it.
 */
export async function measureKeys(
  browser: Browser,
  { rounds, leastMs: keyMs }: Effort,
): Promise<Row[]> {
  console.log('Measuring key.box ...')
  const players = [
    { name: 'ours', turn: () => typeIntoBox(browser, keyMs) },
    { name: PLAIN, turn: () => typeIntoPlainField(browser, keyMs) },
  ]
  const row = msRows(await takeTurns(players, rounds, 0))
  const limit = { atMost: frameMs }
  return [
    row('key.box', 'from a key to its frame', ({ paintMs }) => summarize(paintMs).median, limit),
    row('key.box.longest', 'the longest task of them', ({ longestMs }) => longestMs, limit),
    row('key.box.thread', 'all tasks of a key', ({ threadMs }) => summarize(threadMs).median),
  ]
}
