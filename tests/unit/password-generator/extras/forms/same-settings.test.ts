import { expect, test, vi } from 'vitest'
import { FORMS } from '../../../../../src/tools/password-generator/extras/forms/domain/forms'
import { formDrawing } from '../../../../../src/tools/password-generator/extras/forms/domain/drawing'
import { createPasswordWorker } from '../../../../../src/tools/password-generator/worker'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/password-generator/domain/settings'
import { systemRandom } from '../../../../support/password-recipes'

vi.mock('../../../../../src/tools/password-generator/extras/forms/domain/drawing', async (load) => {
  const real = await load<{ formDrawing: typeof formDrawing }>()
  return { ...real, formDrawing: vi.fn(real.formDrawing) }
})

const words = (count: number) => ({
  ...DEFAULT_SETTINGS,
  form: { ...FORMS.passphrase, words: count },
})

test('words are decoded once for all passphrases of the same settings', async () => {
  const { generate, generateMany } = createPasswordWorker(systemRandom)
  await generate(words(6))
  const made = await generateMany(words(6), 1000)
  const more = await generateMany(words(6), 1000)
  expect(formDrawing).toHaveBeenCalledTimes(1)
  const phrases = [made, more].flatMap((lines) => (lines.ok ? lines.value.lines.split('\n') : []))
  expect(new Set(phrases).size).toBe(2000)
  const fewer = await generateMany(words(3), 1)
  expect(fewer.ok && fewer.value.lines).toMatch(/^[a-z]+(-[a-z]+){2,}$/)
})

test('settings whose code did not come are tried anew', async () => {
  const { generate } = createPasswordWorker(systemRandom)
  vi.mocked(formDrawing).mockRejectedValueOnce(new Error('no code'))
  await expect(generate(words(4))).rejects.toThrow('no code')
  expect((await generate(words(4))).ok).toBe(true)
})
