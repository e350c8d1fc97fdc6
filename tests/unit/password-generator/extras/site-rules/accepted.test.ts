import { expect, test } from 'vitest'
import { err, ok } from '#lib/result'
import { siteDrawing } from '../../../../../src/tools/password-generator/extras/site-rules/domain/drawing'
import type { SiteForm } from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'
import { uniformPicker } from '#lib/uniform'
import { ALL_TYPES, only, systemRandom } from '../../../../support/password-recipes'
import { RULES, valid } from '../../../../support/site-passwords'

const pick = uniformPicker(systemRandom)

const WITH_SPACE = { ...RULES.characters, symbols: ' !' }

test.each<[string, Partial<SiteForm>, number]>([
  ['none beside its neighbor', { maxSequential: 1 }, 4],
  ['at most two in sequence, upwards and downwards', { maxSequential: 2 }, 4],
  ['neither runs nor sequences', { maxRepeating: 2, maxSequential: 2 }, 4],
  ['a space at no end', { characters: WITH_SPACE }, 4],
  [
    'all of it together',
    {
      characters: WITH_SPACE,
      least: { uppercase: 1, lowercase: 0, numbers: 1, symbols: 1 },
      oneOf: ['Ac'],
      maxRepeating: 1,
      maxSequential: 2,
    },
    4,
  ],
])(
  'PW-74: what is refused is never drawn, all others are, and the bits are theirs: %s',
  (_, patch, length) => {
    const form = { ...RULES, ...patch, minLength: length, maxLength: 20 }
    const expected = valid(form, length)
    const { draw, entropy, oddsOfStart } = siteDrawing({ ...only(ALL_TYPES), form, length }, form)
    const seen = new Set<string>()
    for (let drawn = 0; drawn < 20 * expected.length; drawn++) seen.add(draw(pick))
    expect([...seen].toSorted()).toEqual(expected.toSorted())
    const bits = Math.floor(Math.log2(expected.length) * 10) / 10
    expect(entropy()).toMatchObject(ok({ bits }))
    const starting = expected.filter((text) => 'A7'.includes(text.charAt(0)))
    expect(oddsOfStart('A7=')).toBeCloseTo(starting.length / expected.length, 12)
  },
)

test('where a site needs nothing but symbols, all passwords begin with one', () => {
  const least = { uppercase: 0, lowercase: 0, numbers: 0, symbols: 4 }
  const form = { ...RULES, least, minLength: 4, maxLength: 20 }
  expect(siteDrawing({ ...only(ALL_TYPES), form, length: 4 }, form).oddsOfStart('!')).toBe(1)
})

// Digits that are no neighbors: of 50 in a row hardly any draw has none.
test('rules that hardly any draw keeps are refused, at once', () => {
  const form = {
    ...RULES,
    characters: { uppercase: '', lowercase: '', numbers: '0123456789', symbols: '' },
    maxSequential: 1,
  }
  const entropy = siteDrawing({ ...only(ALL_TYPES), form, length: 50 }, form).entropy()
  expect(entropy).toEqual(err({ code: 'too-many-rules' }))
})
