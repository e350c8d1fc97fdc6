import { expect, test } from 'vitest'
import { plainReply } from '../../../src/answers/rows'
import { ask } from '../../support/answer-modules'

const look = (question: string) => plainReply(ask(question), question).look

test('a few readings and nothing else have the window to themselves', () => {
  expect(['90 degrees', '2+3*4', '1 ton'].map(look)).toEqual(['alternative', 'row', 'row'])
})
