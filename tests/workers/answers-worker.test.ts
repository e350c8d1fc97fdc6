import { expect, test, vi } from 'vitest'
import { createAnswersWorker, type AnswersWorker } from '../../src/answers/worker'
import { NOON, SHIPPED_RATES } from '../support/answer-modules'
import { QUESTIONS_OF } from '../support/answer-questions'
import { startEntry } from '../support/worker-globals'

const worker = await startEntry<AnswersWorker>('answers')

const serveRates = (text: string | null) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(text, { status: text === null ? 500 : 200 }))

const query = (question: string, visit = 1) => ({ question, nowMs: NOON.nowMs, draw: 0, visit })

async function reply(question: string, visit = 1) {
  const result = await worker.ask(query(question, visit))
  if (!result.ok) throw new Error(question)
  return result.value
}

const firstValue = async (question: string) => {
  const { answer } = (await reply(question)).rows.find((row) => row.answer) ?? {}
  return answer ? [answer.value, answer.unit].filter(Boolean).join(' ') : null
}

const { refused = [], times: _times, ...answered } = Object.fromEntries(QUESTIONS_OF)

test('AN-12: a reply says which data it needs, and is whole once these have come', async () => {
  serveRates(SHIPPED_RATES)
  expect(await reply('100 usd to eur')).toMatchObject({
    question: '100 usd to eur',
    rows: [],
    problem: 'The saved rates are being loaded.',
    needs: ['currency-rates', 'settings.currency-converter'],
  })
  await worker.supply(query('100 usd to eur'), { 'currency-rates': null })
  expect(await reply('100 usd to eur')).toMatchObject({
    rows: [{ tool: 'currency-converter', answer: { value: '88.0226', unit: 'EUR' } }],
    needs: [],
  })
})

test('AN-04: what a tool refuses has its reason before the data of others has come, all else waits', async () => {
  const problems = await Promise.all(
    ['password 9999 characters', '5 noses in kg'].map(async (question) => reply(question, 9)),
  )
  expect(problems.map(({ problem, needs }) => [problem, needs.length > 0])).toEqual([
    ['A password has 4 to 50 characters.', true],
    [null, true],
  ])
})

test('all questions have the same answers on the other side of the border', async () => {
  serveRates(SHIPPED_RATES)
  // All that is drawn is the first of its kind.
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => words)
  await worker.supply(query('1 usd'), {})
  const rows = Object.values(answered).flat()
  const values = await Promise.all(rows.map(({ question }) => firstValue(question)))
  expect(values).toEqual(rows.map(({ expected }) => expected))
  random.mockRestore()
  const problems = await Promise.all(refused.map(async ({ question }) => reply(question)))
  expect(problems.map(({ problem }) => problem)).toEqual(refused.map(({ expected }) => expected))
})

test('what the device has kept is asked for again when the box is opened again, a file only once', async () => {
  serveRates(SHIPPED_RATES)
  await worker.supply(query('1 usd to eur', 2), {})
  const kept = { date: '2026-09-30', base: 'usd', rates: { eur: 0.5 } }
  expect((await reply('100 usd to eur', 3)).needs).toContain('currency-rates')
  serveRates(null)
  await worker.supply(query('100 usd to eur', 3), { 'currency-rates': kept })
  expect((await reply('100 usd to eur', 3)).rows[0]?.answer?.value).toBe('50.0000')
})

test('AN-43: a file that has not come is asked for once while the device is offline', async () => {
  let isOnline = false
  const fetchText = vi.fn(async () => (isOnline ? SHIPPED_RATES : null))
  const offline = createAnswersWorker({
    fillRandom: (words) => void words.fill(0),
    fetchText,
    isOnline: () => isOnline,
  })
  const ask = async (question: string) => {
    await offline.supply(query(question), {})
    return offline.ask(query(question))
  }
  for (const question of ['1 usd', '10 usd']) await ask(question)
  expect(await ask('100 usd in eur')).toMatchObject({
    value: { problem: 'The saved rates could not be loaded.', needs: [] },
  })
  expect(fetchText).toHaveBeenCalledOnce()
  isOnline = true
  expect(await ask('100 usd in eur ')).toMatchObject({
    value: { rows: [{ answer: { value: '88.0226' } }] },
  })
})

async function drawn(draw: number) {
  const result = await worker.ask({ ...query('uuid'), draw })
  return result.ok && result.value.rows[0]?.answer?.value
}

test('AN-19: what is drawn stays while its bits do, and another draw is another one', async () => {
  const [first, again, other] = [await drawn(1), await drawn(1), await drawn(2)]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('nothing asked is answered with what many look for', async () => {
  const { rows, summary } = await reply('')
  expect(rows.map(({ tool, extra }) => `${tool} ${extra?.id}`)).toContain('qr-generator contents')
  expect(summary).toBe('')
})
