import { err, ok, type Result } from '../../../lib/result'
import type { Entropy } from './entropy'
import type { RulesConflict } from './site-form'
import { scoreStrength, type Strength } from './strength'

export interface GeneratedPassword {
  /** Empty if the settings leave no character. */
  password: string
  strength: Strength
  /** How hard such a password is to guess, or why none keeps the rules of a site; absent if there is no character. */
  entropy?: Result<Entropy, RulesConflict>
}

/** The random source is missing, threw or is stuck: there is no password then, never a weaker one. */
export interface RandomnessError {
  code: 'no-randomness'
}

/** What is drawn, or why nothing is: `draw` throws where the random source does. */
export function tryDraw<Value>(draw: () => Value): Result<Value, RandomnessError> {
  try {
    return ok(draw())
  } catch {
    return err({ code: 'no-randomness' })
  }
}

export const withStrength = (password: string): GeneratedPassword => ({
  password,
  strength: scoreStrength(password),
})

export type GenerateResult = Result<GeneratedPassword, RandomnessError>
