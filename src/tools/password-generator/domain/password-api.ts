import { err, ok, type Result } from '../../../lib/result'
import { poolDrawing, type Drawing } from './drawing'
import { csvFileOf } from './many'
import { tallyPasswords } from './self-test'
import type { PasswordSettings } from './settings'
import { scoreStrength, type Strength } from './strength'
import { uniformPicker, type FillRandom } from './uniform'

export interface GeneratedPassword {
  /** Empty if the settings leave no character, or no password keeps the rules of a site. */
  password: string
  strength: Strength
  entropy?: ReturnType<Drawing['entropy']>
}

/** The random source is missing, threw or is stuck: there is no password then, never a weaker one. */
export interface RandomnessError {
  code: 'no-randomness'
}

function tryDraw<Value>(draw: () => Value): Result<Value, RandomnessError> {
  try {
    return ok(draw())
  } catch {
    return err({ code: 'no-randomness' })
  }
}

async function makeDrawing(settings: PasswordSettings): Promise<Drawing> {
  const { form } = settings
  if (!form) return poolDrawing(settings)
  return (await import('./form-drawing')).formDrawing(settings, form)
}

/** Keeps the last one: to decode the words, or to count what keeps the rules of a site, takes longer than a batch. */
function lastDrawing() {
  let last: { key: string; drawing: Drawing } | null = null
  return async (settings: PasswordSettings): Promise<Drawing> => {
    const key = JSON.stringify(settings)
    if (last?.key !== key) last = { key, drawing: await makeDrawing(settings) }
    return last.drawing
  }
}

/**
 * All that is done off the page, over a source of randomness. Forms other than plain passwords are loaded when one is
 * first needed; the promises reject where that code does not come.
 */
export function createPasswordApi(fill: FillRandom) {
  const pick = uniformPicker(fill)
  const drawingOf = lastDrawing()
  return {
    generate: async (
      settings: PasswordSettings,
    ): Promise<Result<GeneratedPassword, RandomnessError>> => {
      const { draw, entropy } = await drawingOf(settings)
      const drawn = tryDraw(() => draw(pick))
      if (!drawn.ok) return drawn
      const password = drawn.value
      return ok({ password, strength: scoreStrength(password), entropy: entropy() })
    },
    /** One a line; empty if the settings leave no character. */
    generateMany: async (settings: PasswordSettings, count: number) => {
      const { draw } = await drawingOf(settings)
      return tryDraw(() => {
        const passwords = Array.from({ length: count }, () => draw(pick))
        return passwords[0] === '' ? '' : passwords.join('\n')
      })
    },
    csvOf: async (lines: string) => ok(csvFileOf(lines)),
    /** Counts over that many plain passwords; no characters if the settings leave none. */
    tallyPasswords: async (settings: PasswordSettings, count: number) =>
      tryDraw(() => tallyPasswords(settings, count, pick)),
  }
}
