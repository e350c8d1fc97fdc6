import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  withinRules,
} from '../../../../../src/tools/password-generator/domain/settings'
import { uniformPicker } from '#lib/uniform'
import { siteDrawing } from '../../../../../src/tools/password-generator/extras/site-rules/domain/drawing'
import { readSiteRules } from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'
import { isNightly } from '../../../../support/nightly'
import { systemRandom } from '../../../../support/password-recipes'
import { brokenOf } from '../../../../support/rule-checker'

const pick = uniformPicker(systemRandom)
const PASSWORDS = isNightly ? 200 : 5

/** What passwords by a rule have against it, or why there are none. */
function brokenBy(rule: string): string[] {
  const read = readSiteRules(rule)
  if (!read.ok) return [read.error.code]
  const settings = withinRules({ ...DEFAULT_SETTINGS, ...read.value })
  const { draw } = siteDrawing(settings, read.value.form)
  const passwords = Array.from({ length: PASSWORDS }, () => draw(pick))
  return passwords.flatMap((one) => (one === '' ? ['none'] : brokenOf(rule, one)))
}

// Of the shapes that real sites ask for.
test.each([
  'minlength: 6; maxlength: 16;',
  'maxlength: 15;',
  'minlength: 4; maxlength: 4; allowed: digit;',
  'minlength: 5; maxlength: 5; required: lower, upper, digit;',
  'minlength: 8; required: lower, upper; required: digit; required: [!#$%&*@^]',
  'minlength: 8; maxlength: 225; required: digit, [-~!@#$%^&*_+=`|(){}[:;,.?]];',
  'minlength: 8; maxlength: 12; max-consecutive: 2; required: special; allowed: lower;',
  'minlength: 20; required: special; required: special; required: upper; required: upper',
  'minlength: 10; required: lower;required: [ ];max-consecutive: 1;',
  'allowed: lower, upper, digit, [-!"§$%/()=?;:_+*\'#];',
  'minlength: 8; maxlength: 16; required: [-]; required: [!@#$%^&*()+];',
  'minlength: 12; maxlength: 30; allowed: ascii-printable; max-sequential: 2; max-repeating: 3',
  'required: digit; max-sequential: 1; maxlength: 12',
])('PW-64: what a rule asks for is kept, by another reading of it: %s', (rule) => {
  expect(brokenBy(rule)).toEqual([])
})

/** Of the public list of rules of real sites, at one commit: what is added to it there changes nothing here. */
const PUBLIC_RULES =
  'https://raw.githubusercontent.com/apple/password-manager-resources/af254fbc9639b933893940668585b0147dd8a3d0/quirks/password-rules.json'

test.runIf(isNightly)(
  'PW-64: every rule of the public list is read and kept, by another reading of it',
  { timeout: 120_000 },
  async ({ skip }) => {
    const answer = await fetch(PUBLIC_RULES).catch(() =>
      skip('The list cannot be reached from here.'),
    )
    const sites = (await answer.json()) as Record<string, { 'password-rules': string }>
    const rules = new Set(Object.values(sites).map((site) => site['password-rules']))
    expect(rules.size).toBeGreaterThan(250)
    const broken = [...rules].flatMap((one) => brokenBy(one).map((what) => `${what}: ${one}`))
    expect(broken).toEqual([])
  },
)

const setOf = fc.constantFrom(
  'lower',
  'upper',
  'digit',
  'special',
  'ascii-printable',
  '[-_.]',
  '[ !?]',
  '[abc123]',
  '[%[]]',
)
const sets = fc.uniqueArray(setOf, { minLength: 1, maxLength: 3 }).map((some) => some.join(', '))

const property = fc.oneof(
  sets.map((some) => `required: ${some}`),
  sets.map((some) => `allowed: ${some}`),
  fc.integer({ min: 6, max: 20 }).map((length) => `minlength: ${length}`),
  fc.integer({ min: 20, max: 60 }).map((length) => `maxlength: ${length}`),
  fc
    .tuple(
      fc.constantFrom('max-consecutive', 'max-repeating', 'max-sequential'),
      fc.integer({ min: 2, max: 4 }),
    )
    .map(([name, most]) => `${name}: ${most}`),
)

// Enough characters for every limit.
const rule = fc
  .uniqueArray(property, { maxLength: 5 })
  .map((properties) => ['allowed: lower, digit', ...properties].join('; '))

test('PW-65: whatever a rule asks for, its passwords keep it', () => {
  fc.assert(
    fc.property(rule, (text) => {
      expect(brokenBy(text)).toEqual([])
    }),
    { numRuns: isNightly ? 2000 : 60 },
  )
})

test.each([
  ['minlength: 8', 'abc', ['short']],
  ['maxlength: 2', 'abc', ['long']],
  ['required: upper', 'abc', ['none of upper', 'not allowed']],
  ['required: lower; max-consecutive: 2', 'abc', ['sequence']],
  ['required: lower; max-consecutive: 2', 'aaa', ['run']],
  ['allowed: lower, [ ]', 'abd ', ['a space at an end']],
])('the other reading finds what is broken: %s by %s', (text, password, broken) => {
  expect(brokenOf(text, password)).toEqual(broken)
})
