import { ok } from '../../../lib/result'
import { drawPassword } from './draw'
import { entropyOf } from './entropy'
import type { Draw } from './form-drawing'
import { tryDraw, withStrength, type GenerateResult } from './generator'
import { csvOf } from './many'
import { createPool } from './pool'
import { tallyPasswords } from './self-test'
import type { PasswordSettings } from './settings'
import { uniformPicker, type FillRandom } from './uniform'

/**
 * All that is done off the page, over a source of randomness. Forms other than plain passwords are loaded when one is
 * first needed; the promises reject where that code does not come.
 */
export function createPasswordApi(fill: FillRandom) {
  const pick = uniformPicker(fill)

  async function drawOf(settings: PasswordSettings): Promise<Draw> {
    const { form, length } = settings
    if (form) return (await import('./form-drawing')).formDraw(settings, form, pick)
    const pool = createPool(settings)
    return () => drawPassword(pool, length, pick)
  }

  return {
    generate: async (settings: PasswordSettings): Promise<GenerateResult> => {
      const { form } = settings
      if (form?.kind === 'site rules') {
        return (await import('./form-drawing')).generateForSite(settings, form, pick)
      }
      const drawn = tryDraw(await drawOf(settings))
      if (!drawn.ok) return drawn
      const made = withStrength(drawn.value)
      return ok(made.password === '' ? made : { ...made, entropy: ok(entropyOf(settings)) })
    },
    /** One a line; empty if the settings leave no character. */
    generateMany: async (settings: PasswordSettings, count: number) => {
      const draw = await drawOf(settings)
      return tryDraw(() => {
        const passwords = Array.from({ length: count }, draw)
        return passwords[0] === '' ? '' : passwords.join('\n')
      })
    },
    /** A CSV file of passwords, which come one a line. */
    csvOf: async (lines: string) => ok(csvOf(lines)),
    /** Counts over that many plain passwords; no characters if the settings leave none. */
    tallyPasswords: async (settings: PasswordSettings, count: number) =>
      tryDraw(() => tallyPasswords(settings, count, pick)),
  }
}
