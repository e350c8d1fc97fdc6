import { CHARACTER_TYPES, TYPE_SWITCHES } from '../domain/characters'
import { formOf, type Choices } from '../domain/choices'
import {
  formAfter,
  isWithin,
  lengthRange,
  modeOf,
  requirementsIn,
  type Mode,
  type PasswordOptions,
  type PasswordSettings,
  type Requirements,
} from '../domain/settings'
import type { Query } from './query'

/** Whether requirements leave these options as they are. */
function areTaken(required: Requirements, options: Partial<PasswordOptions>): boolean {
  const { length } = options
  const isLength = length === undefined || isWithin(lengthRange(required), length)
  return (
    isLength &&
    CHARACTER_TYPES.every((type) => {
      const isOn = options[TYPE_SWITCHES[type]]
      if (isOn === undefined) return true
      return isOn ? required.characters[type] !== '' : required.least[type] === 0
    })
  )
}

/**
 * What was asked for, as a change of the choices; null where they are so already. Requirements end where they do not take
 * it: it is what was asked for.
 */
export function changeFor(
  choices: Choices,
  { length, options }: Query,
  mode: Mode | null,
): Partial<PasswordSettings> | null {
  const { form: current } = choices.settings
  const isMode = modeOf(current) === modeOf(mode?.first ?? null)
  const form = isMode ? current : formOf(choices, mode)
  if (mode) {
    if (length !== null) return { form: mode.sized(form ?? mode.first, length) }
    return isMode ? null : { form }
  }
  const patch = length === null ? options : { ...options, length }
  const required = requirementsIn({ form })
  const left = required && !areTaken(required, patch) ? null : formAfter(form, patch)
  if (Object.keys(patch).length === 0) return isMode ? null : { form }
  return { ...patch, form: left }
}
