import { expect, test } from 'vitest'
import { isAppleOn } from '#platform/apple'

test.each([
  ['macOS', true],
  ['MacIntel', true],
  ['iPhone', true],
  ['iPad', true],
  ['Windows', false],
  ['Win32', false],
  ['Linux x86_64', false],
  ['Android', false],
])('on %s keyboards have ⌘ in place of Ctrl: %s', (platform, isApple) => {
  expect(isAppleOn(platform)).toBe(isApple)
})
