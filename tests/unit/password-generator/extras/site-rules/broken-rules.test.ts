import { expect, test } from 'vitest'
import { brokenRules } from '../../../../../src/tools/password-generator/extras/site-rules/domain/broken-rules'
import { readSiteRules } from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'

const rulesOf = (text: string) => {
  const read = readSiteRules(text)
  if (!read.ok) throw new Error('no rules')
  return read.value.form
}

const RULE =
  'minlength: 8; maxlength: 20; required: lower; required: upper; required: digit; required: [!@#$%]; max-consecutive: 2'

test.each([
  ['correct-horse-battery-staple', 'too-long lacks lacks lacks not-taken'],
  ['FancinessProximityRise8', 'too-long lacks'],
  ['Proximity8!', ''],
  ['Abc8!xyz', 'sequence'],
  ['Aaaaz8!z', 'repeats'],
  ['904459', 'too-short lacks lacks lacks'],
  ['A8!a', 'too-short'],
])('PW-84: of the rules of a site %s breaks: %s', (text, codes) => {
  const broken = brokenRules(text, rulesOf(RULE))
  expect(broken.map(({ code }) => code).join(' ')).toBe(codes)
})

test('PW-84: what is broken is named with its numbers and characters', () => {
  expect(brokenRules('a b-c', rulesOf('minlength: 8; required: lower; allowed: [!]'))).toEqual([
    { code: 'too-short', length: 5, shortest: 8 },
    { code: 'not-taken', characters: expect.stringContaining('-') },
  ])
  expect(
    brokenRules('abcdefgh', rulesOf('required: [ax]; required: [12]; allowed: lower')),
  ).toEqual([{ code: 'lacks', type: 'numbers' }])
  expect(brokenRules('bcdefghi', rulesOf('required: [ax]; allowed: lower'))).toEqual([
    { code: 'lacks-one-of', characters: 'ax' },
  ])
})
