import { expect, test } from 'vitest'
import { normalizeQuestion } from '../../../src/lib/question/normalize-question'
import { answered as said } from '../../../src/answers/rows'
import { ask, QUESTIONS } from '../../support/answer-modules'
import { QUESTIONS_OF } from '../../support/answer-questions'

const { refused = [], times = [], ...answered } = Object.fromEntries(QUESTIONS_OF)

const firstOf = (question: string) => {
  const [first] = ask(question).answers
  const isLoaded = first && QUESTIONS.get(first.tool.id)?.mayAnswer(normalizeQuestion(question))
  return isLoaded
    ? { tool: first.tool.id, value: [first.value, first.unit].filter(Boolean).join(' ') }
    : null
}

test.each(Object.entries(answered))(
  '%s: each question has its exact answer in the first row',
  (tool, rows) => {
    expect(rows.length).toBeGreaterThan(4)
    const answers = rows.map(({ question }) => [question, firstOf(question)])
    expect(answers).toEqual(
      rows.map(({ question, expected }) => [question, { tool, value: expected }]),
    )
  },
)

test.each(times)('$question: $expected', ({ question, expected }) => {
  const values = ask(question).answers.map(({ value }) => value)
  expect(values.join(', ') || 'none').toBe(expected)
})

test.each([
  ...refused,
  {
    question: `${'-'.repeat(200)}1`,
    expected: 'Too many brackets, signs or powers inside one another.',
  },
  { question: '1+'.repeat(200), expected: 'At most 300 characters.' },
])('$question is refused: $expected', ({ question, expected }) => {
  expect(ask(question)).toMatchObject({ answers: [], problem: expected })
  const isTools = !/^(No answer for|At most)/.test(expected)
  const askedTools = [...QUESTIONS.values()].filter(({ mayAnswer }) =>
    mayAnswer(normalizeQuestion(question)),
  )
  if (isTools) expect(askedTools).not.toEqual([])
})

/** In these a capital is another unit, or a million. */
const HAS_SMALL_LETTER = /\dk\b|\dm\b|[mk]b|kb|\bm \+/i

test('words are the same in capitals', () => {
  const query = ['unit-converter', 'countdown-timer', 'currency-converter'].flatMap(
    (tool) => QUESTIONS_OF.get(tool) ?? [],
  )
  const others = query
    .map(({ question }) => question)
    .filter((question) => !HAS_SMALL_LETTER.test(question))
    .filter((question) => firstOf(question.toUpperCase())?.value !== firstOf(question)?.value)
  expect(others).toEqual([])
})

test('blanks of any kind and number stand between words', () => {
  expect(firstOf('two  thirds of\u00a090')?.value).toBe('60')
  expect(firstOf('5\tis what % of  20')?.value).toBe('25')
})

test('words before a question are left out before the name of a QR code too', () => {
  const query = ['what is a qr code', 'can you qr hello', 'make me a qr code of hello'].map(
    normalizeQuestion,
  )
  expect(query).toEqual(['qr code', 'qr hello', 'qr code of hello'])
})

test.each(['set timer', 'Set a timer', 'start the timer', 'set an alarm', 'open my timer'])(
  '%s finds the timer',
  (question) => {
    const { found, problem } = ask(question)
    expect(problem).toBeNull()
    expect(found[0]?.tool.id).toBe('countdown-timer')
  },
)

test('a bar code is no unit of pressure', () => {
  const { answers, found } = ask('a bar code')
  expect(answers).toEqual([])
  expect(found[0]?.tool.id).toBe('qr-generator')
})

test('AN-13: beside a sure answer nothing is offered for the beginning of a word', () => {
  expect(ask('pi')).toMatchObject({ answers: [{ tool: { id: 'calculator' } }], found: [] })
  expect(ask('pick').found[0]?.tool.id).toBe('color-picker')
})

test.each(['qr ', 'https://example.com/'])(
  'QR-97: a text behind %s may be longer than a question, and is read out in short',
  (start) => {
    const question = start + 'a1'.repeat(3500)
    const text = start === 'qr ' ? question.slice(3) : question
    const { answers, found, problem } = ask(question)
    expect(answers).toMatchObject([{ tool: { id: 'qr-generator' }, madeFrom: text }])
    expect([found, problem]).toEqual([[], null])
    const [first] = answers
    expect(first && said(first, 0).length).toBeLessThan(200)
  },
)
