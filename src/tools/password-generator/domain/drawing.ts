import { ok, type Result } from '../../../lib/result'
import { drawPassword } from './draw'
import { entropyBy, type Entropy } from './entropy'
import { minEntropyBits } from './min-entropy'
import { createPool } from './pool'
import { DEFAULT_SETTINGS, MAX_LENGTH, type PasswordSettings } from './settings'
import type { RulesConflict } from './forms'
import type { PickBelow } from './uniform'

/** How passwords of some settings are made. */
export interface Drawing {
  /** Empty if the settings leave no password; throws where the random source does. */
  draw: (pick: PickBelow) => string
  /** How hard one is to guess, or why none keeps the rules of a site; undefined if there is no character. */
  entropy: () => Result<Entropy, RulesConflict> | undefined
}

/** All four types of spec §9 and nothing excluded. */
const FULL_POOL = createPool({ ...DEFAULT_SETTINGS, includeSymbols: true })

/** Characters of the options, each class among them. */
export function poolDrawing(
  settings: PasswordSettings,
  length = settings.length,
  longest = MAX_LENGTH,
): Drawing {
  const pool = createPool(settings)
  return {
    draw: (pick) => drawPassword(pool, length, pick),
    entropy() {
      if (pool.characters.length === 0) return undefined
      return ok(
        entropyBy((most) =>
          minEntropyBits(most.characters ? FULL_POOL : pool, most.length ? longest : length),
        ),
      )
    },
  }
}
