import { ok } from '../../../lib/result'
import type { createExtras } from './extras'
import { entropyOf } from './entropy'
import { createGenerator, type GenerateResult } from './generator'
import type { PasswordSettings } from './settings'
import type { FillRandom } from './uniform'

/** All that is done off the page, over a source of randomness. Rejects where code does not come. */
export function createPasswordApi(fill: FillRandom) {
  const generate = createGenerator(fill)
  let loaded: ReturnType<typeof createExtras> | undefined
  const extras = async () => (loaded ??= (await import('./extras')).createExtras(fill))
  return {
    generate: async (settings: PasswordSettings): Promise<GenerateResult> => {
      const made = settings.form ? await (await extras()).generate(settings) : generate(settings)
      if (!made.ok || made.value.password === '' || made.value.rules) return made
      return ok({ ...made.value, entropy: entropyOf(settings) })
    },
    generateMany: async (settings: PasswordSettings, count: number) =>
      (await extras()).generateMany(settings, count),
    csvOf: async (lines: string) => (await extras()).csvOf(lines),
    tallyPasswords: async (settings: PasswordSettings, count: number) =>
      (await extras()).tallyPasswords(settings, count),
  }
}
