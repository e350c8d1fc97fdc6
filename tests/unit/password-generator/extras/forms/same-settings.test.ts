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
  const { generate } = createPasswordWorker(systemRandom)
  const passphraseOf = async (count: number) => {
    const made = await generate(words(count))
    return made.ok ? made.value.password : ''
  }
  const passphrases = [await passphraseOf(6), await passphraseOf(6), await passphraseOf(6)]
  expect(formDrawing).toHaveBeenCalledTimes(1)
  expect(new Set(passphrases).size).toBe(3)
  expect(await passphraseOf(3)).toMatch(/^[a-z]+(-[a-z]+){2}$/)
})

test('settings whose code did not come are tried anew', async () => {
  const { generate } = createPasswordWorker(systemRandom)
  vi.mocked(formDrawing).mockRejectedValueOnce(new Error('no code'))
  await expect(generate(words(4))).rejects.toThrow('no code')
  expect((await generate(words(4))).ok).toBe(true)
})
