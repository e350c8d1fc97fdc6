import { expect, test } from 'vitest'
import { faultsOf } from '../../../scripts/check/languages'
import { accepted, faultOf, isEnglish, translationOf } from '../../../scripts/check/translations'
import { PUBLISHED } from '../../../src/site/languages'

const ENGLISH = "export const HELLO = 'Hello'\n"
const FRESH = `import type { Same } from '#lib/texts'
import type * as en from './texts.en'

export type Whole = Same<typeof import('./texts.de'), typeof en>

export const HELLO = 'Hallo'
`

test('a translation stands beside its English file; how a language writes and asks is none', () => {
  expect(translationOf('src/ui/texts.en.ts', 'de')).toBe('src/ui/texts.de.ts')
  expect(isEnglish('src/ui/texts.en.ts')).toBe(true)
  for (const path of ['src/lib/writing.en.ts', 'src/lib/question/native.en.ts', 'src/ui/a.ts'])
    expect(isEnglish(path)).toBe(false)
})

test('a translation is outdated until it is accepted, and once its English file changes', () => {
  expect(faultOf(ENGLISH, undefined)).toBe('missing')
  expect(faultOf(ENGLISH, "export const HELLO = 'Hallo'")).toBe('without the line that compares it')
  expect(faultOf(ENGLISH, FRESH)).toBe('outdated')
  const whole = accepted(ENGLISH, FRESH)
  expect(whole).toMatch(/typeof en>\n\/\/ Written from [0-9a-f]{12}\n\nexport const HELLO/)
  expect(faultOf(ENGLISH, whole)).toBeNull()
  expect(faultOf(ENGLISH.replaceAll('\n', '\r\n'), whole)).toBeNull()
  const changed = ENGLISH.replace('Hello', 'Good day')
  expect(faultOf(changed, whole)).toBe('outdated')
  expect(faultOf(changed, accepted(changed, whole))).toBeNull()
  expect(accepted(changed, whole).match(/Written from/g)).toHaveLength(1)
})

test.each(PUBLISHED.filter((id) => id !== 'en'))('%s is published, and whole', (id) => {
  expect(faultsOf(id)).toEqual([])
})
