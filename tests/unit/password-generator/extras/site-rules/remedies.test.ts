import { expect, test } from 'vitest'
import { UPPERCASE } from '../../../../../src/tools/password-generator/domain/characters'
import {
  DEFAULT_SETTINGS,
  type PasswordSettings,
} from '../../../../../src/tools/password-generator/domain/settings'
import { siteDrawing } from '../../../../../src/tools/password-generator/extras/site-rules/domain/drawing'
import {
  type SiteForm,
  readSiteRules,
  usualRules,
} from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'

const remedyOf = (patch: Partial<SiteForm>) => {
  const form = { ...usualRules(DEFAULT_SETTINGS), ...patch }
  return siteDrawing({ ...DEFAULT_SETTINGS, form, length: 8 }, form).entropy()
}

test('fewer than 64 bits: longer where the site takes it, else guesses have to be limited', () => {
  expect(remedyOf({})).toMatchObject({ value: { remedy: 'longer' } })
  expect(remedyOf({ maxLength: 10 })).toMatchObject({ value: { remedy: 'limited' } })
})

const remedyByRule = (rule: string, patch: Partial<PasswordSettings>) => {
  const read = readSiteRules(rule)
  if (!read.ok) throw new Error(read.error.code)
  const settings = { ...DEFAULT_SETTINGS, ...read.value, ...patch }
  const entropy = siteDrawing(settings, read.value.form).entropy()
  return entropy?.ok ? entropy.value.remedy : entropy
}

// 95^10 is 65.7 bits; 62^10 and 69^10 are 59.5 and 61.1.
test.each([
  ['symbols that are off', { includeSymbols: false }],
  ['characters that are excluded', { customExclude: UPPERCASE }],
] as const)('%s are advised where the site takes them', (_, patch) => {
  const settings = { ...patch, length: 10 }
  expect(remedyByRule('maxlength: 10', settings)).toBe('more-characters')
  expect(remedyByRule('maxlength: 16', settings)).toBe('either')
  expect(remedyByRule('maxlength: 10', { ...patch, length: 8 })).toBe('both')
  // 95^9 is 59.1 bits.
  expect(remedyByRule('maxlength: 9', { ...patch, length: 9 })).toBe('limited')
})

// 55^11 is 63.6 bits, 62^11 65.5.
test('similar characters are advised where they are left out of rules without symbols', () => {
  const rule = 'maxlength: 11; allowed: upper, lower, digit'
  expect(remedyByRule(rule, { length: 11, excludeSimilar: true })).toBe('more-characters')
})
