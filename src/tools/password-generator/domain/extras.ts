import { ok } from '../../../lib/result'
import { drawPassword } from './draw'
import { formDraw, type Draw } from './form-drawing'
import { tryDraw, withStrength, type GenerateResult } from './generator'
import { csvOf } from './many'
import { createPool } from './pool'
import { tallyPasswords } from './self-test'
import type { PasswordSettings } from './settings'
import { generateForSite } from './site-drawing'
import { uniformPicker, type FillRandom } from './uniform'

/** What is loaded when it is first needed. The promises reject if the word list does not come. */
export function createExtras(fill: FillRandom) {
  const pick = uniformPicker(fill)

  async function drawOf(settings: PasswordSettings): Promise<Draw> {
    if (settings.form) return formDraw(settings, settings.form, pick)
    const pool = createPool(settings)
    return () => drawPassword(pool, settings.length, pick)
  }

  return {
    /** Also of other forms than plain passwords. */
    generate: async (settings: PasswordSettings): Promise<GenerateResult> => {
      const { form } = settings
      if (form?.kind === 'site rules') return generateForSite(settings, form, pick)
      const draw = await drawOf(settings)
      return tryDraw(() => withStrength(draw()))
    },
    /** That many, one a line; empty if the settings leave no character. */
    generateMany: async (settings: PasswordSettings, count: number) => {
      const draw = await drawOf(settings)
      return tryDraw(() => {
        const passwords = Array.from({ length: count }, draw)
        return passwords[0] === '' ? '' : passwords.join('\n')
      })
    },
    csvOf: (lines: string) => ok(csvOf(lines)),
    /** Counts over that many plain passwords; no characters if the settings leave none. */
    tallyPasswords: (settings: PasswordSettings, count: number) =>
      tryDraw(() => tallyPasswords(settings, count, pick)),
  }
}
