import { expect, test } from 'vitest'
import { canLink } from '../../../src/app/answers/can-link'
import { ask } from '../../support/answer-modules'
import { QUESTIONS_OF } from '../../support/answer-questions'

/** The answers of these questions that have a link, or that have none. */
const answersTo = (questions: readonly string[], isLinked: boolean) =>
  questions.flatMap((question) => {
    const { answers } = ask(question)
    const [first] = answers
    if (!first) throw new Error(`${question} has no answer`)
    return answers
      .filter((answer) => canLink(answer) === isLinked)
      .map(({ title, tool }) => `${question}: ${title} (${tool.id})`)
  })

const questionsOf = (file: string) => (QUESTIONS_OF.get(file) ?? []).map(({ question }) => question)

test('AN-40: no text of a code stands in a link', () => {
  expect(questionsOf('qr-generator')).not.toEqual([])
  expect(answersTo(questionsOf('qr-generator'), true)).toEqual([])
  expect(answersTo(['wifi qr', 'wifi qr code for HomeNet password hunter22'], true)).toEqual([])
})

const DRAWN = /dice|die\b|\bd\d|\dd\d|random|coin|heads|uuid/

test('AN-40: nothing that is made or drawn at random has a link', () => {
  const made = ['password', 'password 20 no symbols', 'passphrase of 5 words', '6 digit pin']
  expect(answersTo([...made, 'easy to read password'], true)).toEqual([])
  const drawn = questionsOf('calculator').filter((question) => DRAWN.test(question))
  expect(drawn).toEqual(expect.arrayContaining(['2d6', 'coin flip', 'uuid']))
  expect(answersTo(drawn, true)).toEqual([])
})

test('AN-40: all else can be asked again by a link', () => {
  const units = ['5 kg in lb', '5 kg', '39.8071, -77.2468', '1 ton']
  const times = ['timer 12 min pizza', 'tea 4 min, eggs 7 min', 'at 17:30', '3pm EST in CET']
  const colors = ['steelblue', '#264653,#2a9d8f', 'palette of teal', 'contrast red on white']
  const others = ['18% of 240', '100 usd', '250 eur in usd, gbp and jpy', 'days until december 25']
  expect(answersTo([...units, ...times, ...colors, ...others], false)).toEqual([])
})
