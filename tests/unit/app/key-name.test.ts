import { expect, test } from 'vitest'
import { keyNameOn } from '../../../src/app/answers/use-key-name'

test.each([
  ['macOS', '⌘ K'],
  ['MacIntel', '⌘ K'],
  ['iPhone', '⌘ K'],
  ['iPad', '⌘ K'],
  ['Windows', 'Ctrl K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
  ['Android', 'Ctrl K'],
])('on %s the box opens with %s', (platform, name) => {
  expect(keyNameOn(platform)).toBe(name)
})
