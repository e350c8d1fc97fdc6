import { expect, test } from 'vitest'
import { ok } from '#lib/result'
import {
  formDrawing,
  groupsOf,
  type GroupsForm,
} from '../../../../../src/tools/password-generator/extras/groups/domain'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/password-generator/domain/settings'
import { uniformPicker } from '#lib/uniform'
import { only, systemRandom } from '../../../../support/password-recipes'

const pick = uniformPicker(systemRandom)

async function drawn(form: GroupsForm, count: number, settings = DEFAULT_SETTINGS) {
  const { draw } = await formDrawing(settings, form)
  return Array.from({ length: count }, () => draw(pick))
}

test('PW-63: groups are xxxx-xxxx of the characters of the options, each type among them', async () => {
  const form = groupsOf(2, 4)
  for (const text of await drawn(form, 500)) {
    expect(text).toMatch(/^[A-Za-z0-9]{4}-[A-Za-z0-9]{4}$/)
    expect(text).toMatch(/[A-Z]/)
    expect(text).toMatch(/[a-z]/)
    expect(text).toMatch(/\d/)
  }
  expect(await drawn(form, 1, only({ customInclude: '😀' }))).toEqual(['😀😀😀😀-😀😀😀😀'])
  expect(await drawn(form, 1, only({}))).toEqual([''])
})

const entropyOf = async (form: GroupsForm, settings = DEFAULT_SETTINGS) =>
  (await formDrawing(settings, form)).entropy()

test('groups have the bits of a password as long as their characters together', async () => {
  const form = groupsOf(4, 3)
  expect(await entropyOf(form)).toEqual(ok({ bits: 70.7, remedy: null }))
  const short = groupsOf(2, 4)
  expect(await entropyOf(short)).toMatchObject({ value: { remedy: 'longer' } })
})

// 88^8 and 88^12 are 51.7 and 77.5 bits, 10^12 and 10^48 39.9 and 159.5, 2^48 48.
test.each([
  ['a single character in 8 places', { customInclude: 'a' }, 2, 4, 'both'],
  ['a single character in 12 places', { customInclude: 'a' }, 2, 6, 'more-characters'],
  ['digits in 12 places', { includeNumbers: true }, 2, 6, 'either'],
  ['two characters in all places', { customInclude: 'ab' }, 8, 6, 'more-characters'],
] as const)(
  'of groups is advised what reaches 64 bits: %s',
  async (_, patch, groups, size, remedy) => {
    const form = groupsOf(groups, size)
    expect(await entropyOf(form, only(patch))).toMatchObject({ value: { remedy } })
  },
)

test('one begins with = or + as often as the share of the characters', async () => {
  const { oddsOfStart } = await formDrawing(only({ customInclude: '=abc' }), groupsOf(2, 4))
  expect(oddsOfStart('=+')).toBe(0.25)
})
