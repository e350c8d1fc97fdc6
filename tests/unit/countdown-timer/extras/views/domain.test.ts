import { expect, test } from 'vitest'
import { actionOf } from '../../../../../src/tools/countdown-timer/extras/views/domain'

const stroke = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

test.each([
  [' ', 'main'],
  ['r', 'reset'],
  ['R', 'reset'],
  ['f', 'fill'],
  ['Enter', null],
  ['F5', null],
  ['q', null],
])('the key %j alone: %s', (key, action) => {
  expect(actionOf(stroke(key))).toBe(action)
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])(
  'with %s a key is of the browser',
  (held) => {
    for (const key of [' ', 'r', 'f']) expect(actionOf(stroke(key, { [held]: true }))).toBeNull()
  },
)
