import { expect, test } from 'vitest'
import { secondPresses } from '../../../src/lib/second-presses'

const [start, reset] = [new EventTarget(), new EventTarget()]

const tap = (timeStamp: number, clientX = 50, currentTarget = start) => ({
  detail: 1,
  timeStamp,
  clientX,
  clientY: 50,
  currentTarget,
})
const key = (timeStamp: number, currentTarget = start) => ({
  ...tap(timeStamp, 0, currentTarget),
  detail: 0,
})

test.each([
  ['two taps at one place, each counted as the first', [tap(0), tap(290, 60)], [false, true]],
  ['the second one on what has moved there', [tap(0), tap(150, 50, reset)], [false, true]],
  ['three taps', [tap(0), tap(140), tap(280)], [false, true, true]],
  ['two presses of a key', [key(0), key(120)], [false, true]],
  ['two taps that are no double one', [tap(0), tap(301), tap(900)], [false, false, false]],
  ['another button, elsewhere', [tap(0), tap(100, 90, reset)], [false, false]],
  ['keys on two buttons', [key(0), key(100, reset)], [false, false]],
])('the second half of a double press is told from another press: %s', (_, presses, second) => {
  const isSecond = secondPresses()
  expect(presses.map(isSecond)).toEqual(second)
})
