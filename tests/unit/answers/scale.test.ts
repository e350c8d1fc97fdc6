import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../../../src/app/answers/examples.en'
import { scaleOf, shortNumber } from '../../../src/app/answers/scale'
import { measureOf } from '../../../src/answers/measure'
import { ask } from '../../support/answer-modules'

const of = (question: string) => {
  const [answer] = ask(question).answers
  if (!answer) throw new Error(question)
  return scaleOf(measureOf(answer), answer.unit)
}

/** Where the needle stands on a scale that is 100 long, and what is written below. */
const line = (scale: ReturnType<typeof scaleOf>) =>
  !scale || 'share01' in scale
    ? null
    : { value: scale.value, labels: scale.labels.map(({ text }) => text).join(' ') }

describe('the scale belongs to the kind of the answer', () => {
  test.each([
    ['18% of 240', 18, '0% 25% 50% 75% 100%'],
    ['5/20 in %', 25, '0% 25% 50% 75% 100%'],
    ['180 cm in m', 1.8 / 0.025, '0 m 0.5 1 1.5 2 2.5'],
    ['2+3*4', 14 / 0.25, '0 5 10 15 20 25'],
    ['3 - 7', 20, '-5 -4 -3 -2 -1 0'],
    ['3000 * 1000', 60, '0 1M 2M 3M 4M 5M'],
    ['10^25', 100, '0 2e24 4e24 6e24 8e24 1e25'],
    // It begins with 107150860718 and has 302 digits.
    ['2^1000', 1.07150860718 / 0.0125, '0 2.5e300 5e300 7.5e300 1e301 1.25e301'],
    ['1e12 km in mm', 100, '0 mm 2e17 4e17 6e17 8e17 1e18'],
    ['3/20000', 60, '0 5e-5 1e-4 1.5e-4 2e-4 2.5e-4'],
    ['-1e18 km in mm', 0, '-1e24 -8e23 -6e23 -4e23 -2e23 0'],
    // 120, 0 and 60 of the 360 degrees of the circle.
    ['#00ff00', 100 / 3, 'Red Yellow Green Cyan Blue Magenta'],
    ['#ff0000', 0, 'Red Yellow Green Cyan Blue Magenta'],
    ['#ffff00', 100 / 6, 'Red Yellow Green Cyan Blue Magenta'],
    ['#808080', null, 'Red Yellow Green Cyan Blue Magenta'],
    // Each step is as many times the one before.
    ['contrast #757575 on white', (100 * Math.log(4.6)) / Math.log(21), '1 Large AA AAA 21'],
  ])('%s: the needle at %s of 100 on a scale of %s', (question, value, labels) => {
    const scale = line(of(question))
    expect(scale?.labels).toBe(labels)
    if (value === null) expect(scale?.value).toBeNull()
    else expect(scale?.value).toBeCloseTo(value, 6)
  })

  test('a contrast has a long tick at each ratio that is named', () => {
    const scale = of('contrast red on white')
    if (!scale || 'share01' in scale) throw new Error()
    const tall = scale.marks.filter((mark) => mark.tall).map(({ at }) => at)
    expect(tall).toEqual(scale.labels.map(({ at }) => at))
  })

  test.each(['qr hello', '5 kg', 'uuid'])('%s: what measures nothing has none', (question) => {
    expect(of(question)).toBeNull()
  })

  test.each([
    // All of it is left: nothing changes at the start.
    ['timer 25 min', 1],
    ['1h30', 1],
    ['tea 4 min, eggs 7 min', 1],
    ['3pm EST in CET', 9 / 12],
  ])('%s: %s of the face of a clock is lit', (question, share01) => {
    expect(of(question)).toEqual({ share01 })
  })
})

test('short numbers are those of Intl in English', () => {
  const compact = new Intl.NumberFormat('en', {
    notation: 'compact',
    maximumSignificantDigits: 3,
  })
  const digits = [1, 1.25, 2, 2.5, 3.75, 4.35, 7.5, 9.99, 9.996]
  const numbers = Array.from({ length: 18 }, (_, at) =>
    digits.map((digit) => digit * 10 ** (at - 3)),
  )
  for (const number of [0, ...numbers.flat()].flatMap((size) => [size, 0 - size]))
    expect(shortNumber(number)).toBe(compact.format(number))
})

test.each(EXAMPLES)('$question: the window at rest shows what the tools answer', (example) => {
  const { question, tool, measure, ...shown } = example
  const [answer] = ask(question).answers
  expect(answer).toMatchObject({ ...shown, tool: { id: tool } })
  expect(answer && measureOf(answer)).toEqual(measure)
})
