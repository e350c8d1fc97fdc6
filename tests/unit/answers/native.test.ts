import { expect, test } from 'vitest'
import { readingsOf } from '../../../src/answers/readings'
import { replyTo } from '../../../src/answers/reply'
import * as german from '../../../src/lib/question/native.de'
import { NOON } from '../../support/answer-modules'
import { QUESTIONS_OF } from '../../support/answer-questions'

const answersTo = (question: string, language?: typeof german) =>
  replyTo(question, () => NOON, language).answers.map(({ tool, value, unit }) =>
    [tool.id, value, unit].join(' '),
  )

/** German words, or words of which German has another one. */
const READ_AS_GERMAN = ['1.2 trillion / 8 billion', '2½ billion', '100 sek', 'timer 10 minuten']

test('AN-62: on a German page English questions have the same first answer, or the English one below', () => {
  const questions = [...QUESTIONS_OF.values()].flat().map(({ question }) => question)
  expect(questions.length).toBeGreaterThan(1000)
  const others = questions
    .filter((question) => readingsOf(question, german).length > 1)
    .filter((question) => answersTo(question, german)[0] !== answersTo(question)[0])
  expect(new Set(others)).toEqual(new Set(READ_AS_GERMAN))
  for (const question of READ_AS_GERMAN) {
    expect(answersTo(question, german)).toEqual(expect.arrayContaining(answersTo(question)))
  }
})

test('AN-60: the title repeats what was typed, without the words of the sentence around it', () => {
  const [first] = replyTo('Wie viel sind 18 Prozent von 240?', () => NOON, german).answers
  expect(first).toMatchObject({ title: '18 Prozent von 240 =', value: '43.2' })
})
