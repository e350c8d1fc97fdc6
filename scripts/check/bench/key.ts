import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { onPhone, slowdown, type Phone } from './pages.ts'
import { countFrames, longestTask } from './longest-task.ts'
import { summarize, type Row } from './report.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

/** With what their answers must show. */
const questions = [
  ['18% of 240', '43.2'],
  ['(1.5+2)^3', '42.875'],
  ['5 kg in lb', '11.0231131092'],
  ['100 usd to eur', 'EUR'],
  ['timer 10 min', '00:10:00'],
] as const

/** Notes down how long each key takes until its frame is done. */
const watchPaints = (page: Page) =>
  page.evaluateHandle(() => {
    const paintsMs: number[] = []
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
    return paintsMs
  })

/** Types all questions into the focused field, each until `isAnswered`. */
async function typeQuestions(
  browser: Browser,
  { page, slowDown, threadMs }: Phone,
  keyMs: number,
  input: Locator,
  isAnswered?: (answer: string) => Promise<void>,
) {
  await slowDown(slowdown)
  const paintsMs = await watchPaints(page)
  const threadsMs: number[] = []
  let longestMs = 0
  let frames = 0
  for (const [question, answer] of questions) {
    await input.fill('')
    // What is announced after a rest is not of the first key.
    await pause(keyMs * 10)
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
    })
    for (const key of question) {
      const before = await threadMs()
      await page.keyboard.type(key)
      await pause(keyMs)
      threadsMs.push((await threadMs()) - before)
    }
    const trace = await browser.stopTracing()
    longestMs = Math.max(longestMs, longestTask(trace))
    frames += countFrames(trace)
    await isAnswered?.(answer)
  }
  const framesPerKey = frames / threadsMs.length
  return { paintsMs: await paintsMs.jsonValue(), longestMs, threadsMs, framesPerKey }
}

/** Once all code and data of the answers is there, as from the second question on. */
const typeIntoBox = (browser: Browser, keyMs: number) =>
  onPhone(browser, async (phone) => {
    const { page } = phone
    const field = page.locator('input[aria-label="Ask anything"]')
    const isAnswered = (answer: string) =>
      page.getByRole('option').filter({ hasText: answer }).first().waitFor()
    await page.goto('/', { waitUntil: 'networkidle' })
    // As by touch: a mouse over the page would be looked for in each frame.
    await field.focus()
    for (const [question, answer] of questions) {
      await field.fill(question)
      await isAnswered(answer)
    }
    return typeQuestions(browser, phone, keyMs, field, isAnswered)
  })

/** The same page as its document and styles alone make it: what of a key is the browser's own. */
const typeIntoStillPage = (browser: Browser, keyMs: number) =>
  onPhone(browser, async (phone) => {
    const { page } = phone
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    const field = page.locator('input[aria-label="Ask anything"]')
    await field.focus()
    return typeQuestions(browser, phone, keyMs, field)
  })

/** The least that any page can do: a field alone, without a script or a style. */
const typeIntoPlainField = (browser: Browser, keyMs: number) =>
  onPhone(browser, async (phone) => {
    await phone.page.setContent('<input autofocus>')
    return typeQuestions(browser, phone, keyMs, phone.page.locator('input'))
  })

type Sample = Awaited<ReturnType<typeof typeQuestions>>

const perKey = ({ threadsMs }: Sample) => summarize(threadsMs).median

const stillPage = 'the same page without scripts'

/**
 * What a key typed into the box costs: until its letter is painted, the longest task of the main thread, answers
 * included, all that the main thread does for it, and how many frames.
 */
export async function measureKeys(
  browser: Browser,
  { rounds, leastMs: keyMs }: Effort,
): Promise<Row[]> {
  const players = {
    ours: () => typeIntoBox(browser, keyMs),
    [stillPage]: () => typeIntoStillPage(browser, keyMs),
    'a plain field on an empty page': () => typeIntoPlainField(browser, keyMs),
  }
  const row = msRows(await takeTurns(players, rounds, 0))
  // The page's own work is to take no longer than the browser's own for the same page.
  const asLong = { bar: { peer: stillPage, least: 0.5 } }
  const frames = row('key.box.frames', 'frames a key', ({ framesPerKey }) => framesPerKey)
  return [
    row('key.box', 'from a key to its frame', ({ paintsMs }) => summarize(paintsMs).median, {
      bar: { peer: stillPage, least: 0.8 },
    }),
    row('key.box.longest', 'the longest task of them', ({ longestMs }) => longestMs, asLong),
    row('key.box.thread', 'all tasks of a key', perKey, asLong),
    { ...frames, unit: 'frames', atMost: 1.3 },
  ]
}
