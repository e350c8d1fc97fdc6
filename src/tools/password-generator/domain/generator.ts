import { err, ok, type Result } from '../../../lib/result'
import { passwordDrawer } from './draw'
import { createPool } from './pool'
import { isSameSettings, type PasswordSettings } from './settings'
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

/**
 * Drawing is prepared once for as long as the settings stay the same: that takes a hundred times as
 * long as a password.
 *
 * @param fill asked for more than one password needs; what is left serves the next ones
 */
export function createGenerator(fill: FillRandom): GeneratePassword {
  const pick = uniformPicker(fill)
  let prepared: { settings: PasswordSettings; draw: () => string } | undefined

  return (settings) => {
    if (!prepared || !isSameSettings(prepared.settings, settings)) {
      const draw = passwordDrawer(createPool(settings), settings.length, pick)
      prepared = { settings: { ...settings }, draw }
    }
    try {
      const password = prepared.draw()
      return ok({ password, strength: scoreStrength(password) })
    } catch {
      return err({ code: 'no-randomness' })
    }
  }
}
