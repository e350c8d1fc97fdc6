import { expect, test } from 'vitest'
import { uniformPicker } from '#lib/uniform'
import { drawn, readDraw } from '../../../src/answers/draws/draw'
import { ask } from '../../support/answer-modules'

/** Words of a generator of 32 bits with a fixed start (xorshift, Marsaglia 2003). */
function pickerFrom(start: number) {
  let state = start
  return uniformPicker((words) => {
    for (let at = 0; at < words.length; at++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      words[at] = state >>> 0
    }
  })
}

const values = (question: string, draws: number) => {
  const request = readDraw(question)
  const pick = pickerFrom(20261128)
  if (request === null || request === 'out-of-range') throw new Error(question)
  return Array.from({ length: draws }, () => drawn(request, pick))
}

/** Chi-square of counts that should be alike. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

const countsOf = (all: readonly number[], of: readonly number[]) =>
  of.map((one) => all.filter((value) => value === one).length)

// The 99.9 % quantiles of chi-square with 5, 19 and 1 degrees of freedom are 20.5, 43.8 and 10.8.
test('AN-19: each side of a die, each number of a range and each side of a coin is equally likely', () => {
  const rolls = values('d6', 12_000).flatMap((one) => (one.kind === 'dice' ? one.rolls : []))
  expect(chiSquare(countsOf(rolls, [1, 2, 3, 4, 5, 6]))).toBeLessThan(20.5)
  const numbers = values('random number -9 to 10', 20_000).flatMap((one) =>
    one.kind === 'number' ? one.value : [],
  )
  const range = Array.from({ length: 20 }, (_, at) => at - 9)
  expect(countsOf(numbers, range).reduce((sum, count) => sum + count)).toBe(20_000)
  expect(chiSquare(countsOf(numbers, range))).toBeLessThan(43.8)
  const coins = values('coin flip', 10_000).flatMap((one) =>
    one.kind === 'coins' ? one.heads.map(Number) : [],
  )
  expect(chiSquare(countsOf(coins, [0, 1]))).toBeLessThan(10.8)
})

test('AN-19: a UUID is one of version 4 by RFC 9562, all other bits drawn', () => {
  const texts = values('uuid', 400).map((one) => (one.kind === 'uuid' ? one.text : ''))
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(texts.filter((text) => !form.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(400)
  const free = [...'00000000-0000-4000-8000-000000000000'].flatMap((sign, at) =>
    sign === '0' ? [at] : [],
  )
  expect(free.map((at) => new Set(texts.map((text) => text[at])).size)).toEqual(free.map(() => 16))
})

// The whole numbers of 32 bits, as many as one word can tell apart.
test('AN-19: a range reaches from -2^31 to below 2^31', () => {
  const [from, to] = [-(2 ** 31), 2 ** 31 - 1]
  expect(readDraw(`random number ${from} to ${to}`)).toEqual({ kind: 'number', from, to })
  expect(readDraw(`random number ${from} to ${to + 1}`)).toBe('out-of-range')
  expect(readDraw(`random number ${from - 1} to ${to}`)).toBe('out-of-range')
})

const rolled = () => ask('roll 3d6', { random: (words) => words.fill(5) }).answers

test('AN-19: what is drawn stays while its bits do, is copied, and may be drawn again', () => {
  expect(rolled()).toMatchObject([
    { title: '3d6 =', value: '18', copy: '18', notes: ['6 + 6 + 6'], act: 'draw', opening: null },
  ])
  expect(rolled()).toEqual(rolled())
})

test('several coins are counted and listed, a hundred only counted', () => {
  expect(ask('flip 3 coins').answers).toMatchObject([
    { value: '3 heads, 0 tails', notes: ['Heads, Heads, Heads'] },
  ])
  expect(ask('flip 100 coins').answers).toMatchObject([{ notes: [] }])
})

test.each([
  () => {
    throw new Error('no entropy')
  },
  // Above the largest multiple of 6, for ever.
  (words: Uint32Array) => words.fill(2 ** 32 - 1),
])('AN-19: without a working generator nothing is drawn, and the reason is given', (random) => {
  expect(ask('roll 2d6', { random })).toMatchObject({
    answers: [],
    problem: 'Your browser cannot generate secure random numbers.',
  })
})

test('AN-19: what is added to dice, and how often is thrown', () => {
  // Each die shows one: all that is drawn is the first of its kind.
  const rows = ['3d6+2', '2d6 - 1', 'roll a die 3 times', 'flip a coin 5 times'].map((question) =>
    ask(question).answers.map(({ title, value }) => `${title} ${value}`),
  )
  expect(rows.flat()).toEqual(['3d6 + 2 = 5', '2d6 − 1 = 1', '3d6 = 3', '5 coins 5 heads, 0 tails'])
})
