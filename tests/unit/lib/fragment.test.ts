import { expect, test } from 'vitest'
import { fromFragment, toFragment } from '#lib/fragment'

test.each(['5kg=lb', '100usd=eur', '18% of 240', 'a#b&c?d', '5°C=°F', '½'])(
  '%s comes back from a fragment',
  (text) => {
    const fragment = toFragment(text)
    expect(new URL(`https://nimble.example/#${fragment}`).hash).toBe(`#${fragment}`)
    expect(fromFragment(`#${fragment}`)).toBe(text)
  },
)

test.each(['', '#', '#%80', '#%E0%A4', `#${'1'.repeat(1001)}`])('%j is no fragment', (fragment) => {
  expect(fromFragment(fragment)).toBeNull()
})

test('a percent sign that was not encoded is one', () => {
  expect(fromFragment('#240+18%')).toBe('240+18%')
  expect(fromFragment('#18%%20of%20240')).toBe('18% of 240')
})
