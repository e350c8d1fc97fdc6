import { err, ok, type Result } from '#lib/result'
import { poolDrawing, type Drawing } from './draw'
import { modeOf, type Form, type PasswordSettings } from './settings'
import { scoreStrength, strengthOfBits, type Strength } from './strength'
import { uniformPicker, type FillRandom } from '#lib/uniform'

export interface GeneratedPassword {
  /** Empty if the settings leave no character, or nothing else fits. */
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

/** Gives how a form is drawn; rejects if the code does not come. */
export type FormDrawings = (settings: PasswordSettings, form: Form) => Promise<Drawing>

/** Keeps the last one: to decode the words, or to count what keeps the rules of a site, takes longer than a batch. */
function lastDrawing(formDrawing: FormDrawings) {
  let last: { key: string; drawing: Drawing } | null = null
  return async (settings: PasswordSettings): Promise<Drawing> => {
    const key = JSON.stringify(settings)
    const { form } = settings
    if (last?.key !== key)
      last = { key, drawing: form ? await formDrawing(settings, form) : poolDrawing(settings) }
    return last.drawing
  }
}

/** Makes passwords off the page, over a source of randomness. */
export function passwordGenerator(fill: FillRandom, formDrawing: FormDrawings) {
  const pick = uniformPicker(fill)
  const drawingOf = lastDrawing(formDrawing)
  /** The functions that extras draw with. */
  const tools = { pick, drawingOf, tryDraw }
  const generate = async (
    settings: PasswordSettings,
  ): Promise<Result<GeneratedPassword, RandomnessError>> => {
    const { draw, entropy } = await drawingOf(settings)
    const drawn = tryDraw(() => draw(pick))
    if (!drawn.ok) return drawn
    const password = drawn.value
    const bits = entropy()
    const isByBits = modeOf(settings.form) !== null && bits?.ok
    const strength = isByBits ? strengthOfBits(bits.value.bits) : scoreStrength(password)
    return ok({ password, strength, entropy: bits })
  }
  return { tools, generate }
}

export type DrawingTools = ReturnType<typeof passwordGenerator>['tools']
