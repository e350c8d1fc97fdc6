import { expect, test } from 'vitest'
import { mergeChanged } from '#lib/merge-changed'

const BEFORE = [{ size: 1 }, { dark: 'a', light: 'b' }]

test.each([
  ['nothing is kept', null, { size: 2, dark: 'a', light: 'b' }],
  ['a part is kept', { dark: 'x', light: 'y' }, { size: 2, dark: 'x', light: 'y' }],
  ['the changed part is kept too', { size: 9, dark: 'x' }, { size: 2, dark: 'x', light: 'b' }],
])('of what changed the new parts stand where %s', (_name, kept, merged) => {
  expect(mergeChanged(kept, BEFORE, [{ size: 2 }, { dark: 'a', light: 'b' }])).toEqual(merged)
})

test('a part that changed replaces all of that part', () => {
  const kept = { size: 9, dark: 'x', light: 'y' }
  const now = [{ size: 1 }, { dark: 'a', light: 'c' }]
  expect(mergeChanged(kept, BEFORE, now)).toEqual({ size: 9, dark: 'a', light: 'c' })
})

test('where nothing differs there is nothing to keep', () => {
  expect(
    mergeChanged(
      { size: 9 },
      BEFORE,
      BEFORE.map((part) => ({ ...part })),
    ),
  ).toBeNull()
})
