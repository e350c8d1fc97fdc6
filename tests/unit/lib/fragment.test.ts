import { expect, test } from 'vitest'
import { fromFragment, splitExtras, toFragment, withExtras } from '#lib/fragment'

test.each(['5kg=lb', '100usd=eur', '18% of 240', 'a#b&c?d', '5°C=°F', '½'])(
  '%s comes back from a fragment',
  (text) => {
    const fragment = toFragment(text)
    expect(new URL(`https://nimble.example/#${fragment}`).hash).toBe(`#${fragment}`)
    expect(fromFragment(`#${fragment}`)).toBe(text)
  },
)

test.each(['', '#', '#%80', '#%E0%A4', `#${'1'.repeat(2001)}`])('%j is no fragment', (fragment) => {
  expect(fromFragment(fragment)).toBeNull()
})

test('a percent sign that was not encoded is one', () => {
  expect(fromFragment('#240+18%')).toBe('240+18%')
  expect(fromFragment('#18%%20of%20240')).toBe('18% of 240')
})

test.each([
  ['', '', []],
  ['#5kg=lb', '5kg=lb', []],
  ['#extra=all-units', '', ['all-units']],
  ['#3498db&extra=contrast,oklch', '3498db', ['contrast', 'oklch']],
  [`#${toFragment('a&extra=b')}`, 'a%26extra=b', []],
])('%j has the settings %j and the open extras %j', (fragment, own, extras) => {
  expect(splitExtras(fragment)).toEqual({ own, extras })
  expect(withExtras(fragment, extras)).toBe(fragment)
})

test('extras take the place of those that were open', () => {
  expect(withExtras('#3498db&extra=contrast', ['oklch'])).toBe('#3498db&extra=oklch')
  expect(withExtras('#3498db&extra=contrast', [])).toBe('#3498db')
  expect(withExtras('#extra=contrast', [])).toBe('')
})
