import type { Result } from '../../lib/result'
import type { GeneratedPassword, RandomnessError } from './domain/generator'
import type { Tally } from './domain/self-test'
import type { PasswordSettings } from './domain/settings'

export interface PasswordWorkerApi {
  generate(settings: PasswordSettings): Promise<Result<GeneratedPassword, RandomnessError>>
  /** One a line; empty if the settings leave no character. */
  generateMany(settings: PasswordSettings, count: number): Promise<Result<string, RandomnessError>>
  /** A CSV file of passwords, which come one a line. */
  csvOf(lines: string): Promise<Result<string, never>>
  /** Counts over that many plain passwords; no characters if the settings leave none. */
  tallyPasswords(settings: PasswordSettings, count: number): Promise<Result<Tally, RandomnessError>>
}
