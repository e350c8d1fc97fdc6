import type { Result } from '../../lib/result'
import type { GeneratedPassword, RandomnessError } from './domain/generator'
import type { PasswordSettings } from './domain/settings'

export interface PasswordWorkerApi {
  generate(settings: PasswordSettings): Promise<Result<GeneratedPassword, RandomnessError>>
}
