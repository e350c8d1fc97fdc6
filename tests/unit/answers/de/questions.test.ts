import { expect, test } from 'vitest'
import { ask } from '../../../support/answer-modules'
import { questionsIn } from '../../../support/answer-questions'

const { refused = [], readings = [], ...answered } = Object.fromEntries(questionsIn('de/'))

const german = (question: string) => ask(question, { locale: 'de' })

const valueOf = ({ value, unit }: { value: string; unit?: string | undefined }) =>
  [value, unit].filter(Boolean).join(' ')

test.each(Object.entries(answered))(
  'AN-60: %s: each German question has its exact answer in the first row',
  (tool, rows) => {
    expect(rows.length).toBeGreaterThan(7)
    const answers = rows.map(({ question }) => {
      const [first] = german(question).answers
      return [question, first && first.tool.id, first && valueOf(first)]
    })
    expect(answers).toEqual(rows.map(({ question, expected }) => [question, tool, expected]))
  },
)

test.each([
  ['2 Mio. Meter in km', '2 Mio. Meter in km ='],
  ['180 Grad Celsius in Fahrenheit', '180 Grad Celsius in Fahrenheit ='],
  ['Wie viele Zentimeter sind 6 Fuß 2 Zoll?', '6 Fuß 2 Zoll ='],
])('AN-60: the title of %s has no other words than were typed', (question, title) => {
  expect(german(question).answers[0]?.title).toBe(title)
})

test.each(readings)('AN-61: $question: $expected', ({ question, expected }) => {
  expect(german(question).answers.map(valueOf).join('; ')).toBe(expected)
})

test.each(refused)('AN-60: $question is refused: $expected', ({ question, expected }) => {
  const { answers, problem } = german(question)
  expect(answers).toEqual([])
  expect(problem).toEqual(expected === '…' ? expect.any(String) : expected)
})
