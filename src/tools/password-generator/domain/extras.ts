import { err, ok, type Result } from '../../../lib/result'
import { drawPassword } from './draw'
import { formDraw, type Draw } from './form-drawing'
import type { GeneratePassword, RandomnessError } from './generator'
import { csvRows } from './many'
import { createPool } from './pool'
import { tallyPasswords, type Tally } from './self-test'
import type { PasswordSettings } from './settings'
import { generateForSite } from './site-drawing'
import { scoreStrength } from './strength'
import { uniformPicker, type FillRandom } from './uniform'

type Generated = ReturnType<GeneratePassword>

/** What is loaded when it is first asked for. */
export interface Extras {
  /** Also of other forms than plain passwords. Rejects if the word list does not come. */
  generate: (settings: PasswordSettings) => Promise<Generated>
  /** That many, one a line; empty if the settings leave no character. */
  generateMany: (
    settings: PasswordSettings,
    count: number,
  ) => Promise<Result<string, RandomnessError>>
  csvOf: (lines: string, first: number) => Result<string, never>
  /** Counts over that many plain passwords; no characters if the settings leave none. */
  tallyPasswords: (settings: PasswordSettings, count: number) => Result<Tally, RandomnessError>
}

export function createExtras(fill: FillRandom): Extras {
  const pick = uniformPicker(fill)

  async function drawOf(settings: PasswordSettings): Promise<Draw> {
    if (settings.form) return formDraw(settings, settings.form, pick)
    const pool = createPool(settings)
    return () => drawPassword(pool, settings.length, pick)
  }

  return {
    async generate(settings) {
      const { form } = settings
      if (form?.kind === 'site rules') return generateForSite(settings, form, pick)
      const draw = await drawOf(settings)
      try {
        const password = draw()
        return ok({ password, strength: scoreStrength(password) })
      } catch {
        return err({ code: 'no-randomness' })
      }
    },
    async generateMany(settings, count) {
      const draw = await drawOf(settings)
      try {
        const passwords = Array.from({ length: count }, draw)
        return ok(passwords[0] === '' ? '' : passwords.join('\n'))
      } catch {
        return err({ code: 'no-randomness' })
      }
    },
    csvOf: (lines, first) => ok(csvRows(lines, first)),
    tallyPasswords(settings, count) {
      try {
        return ok(tallyPasswords(settings, count, pick))
      } catch {
        return err({ code: 'no-randomness' })
      }
    },
  }
}
