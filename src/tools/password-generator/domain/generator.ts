import { err, ok, type Result } from '../../../lib/result'
import { drawPassword } from './draw'
import { createPool } from './pool'
import type { PasswordSettings } from './settings'
import { scoreStrength, type Strength } from './strength'
import { uniformPicker, type FillRandom } from './uniform'

export interface GeneratedPassword {
  /** Empty if the settings leave no character. */
  password: string
  strength: Strength
}

/** The random source is missing, threw or is stuck: there is no password then, never a weaker one. */
export interface RandomnessError {
  code: 'no-randomness'
}

export type GeneratePassword = (
  settings: PasswordSettings,
) => Result<GeneratedPassword, RandomnessError>

/** @param fill called for more than one password needs; what is left serves the next ones */
export function createGenerator(fill: FillRandom): GeneratePassword {
  const pick = uniformPicker(fill)
  return (settings) => {
    try {
      const password = drawPassword(createPool(settings), settings.length, pick)
      return ok({ password, strength: scoreStrength(password) })
    } catch {
      return err({ code: 'no-randomness' })
    }
  }
}
