import {
  DEFAULT_SETTINGS,
  heldBack,
  modeOf,
  requirementsIn,
  withinRules,
  type Form,
  type Mode,
  type PasswordOptions,
  type PasswordSettings,
} from './settings'

/** The settings, and what of earlier ones comes back. */
export interface Choices {
  settings: PasswordSettings
  /** The form that each mode had last, by its kind; that of passwords by the empty text. */
  forms: Readonly<Record<string, Form | null>>
  /** The options without requirements, and those under them: either come back where the others end. */
  former: Partial<PasswordSettings>
  required: Partial<PasswordSettings>
}

export const FIRST_CHOICES: Choices = {
  settings: DEFAULT_SETTINGS,
  forms: {},
  former: {},
  required: {},
}

const keyOf = (form: Form | null) => modeOf(form) ?? ''

/** A mode as it was left; null: passwords. */
export const formOf = ({ forms }: Choices, mode: Mode | null): Form | null =>
  forms[keyOf(mode?.first ?? null)] ?? mode?.first ?? null

/** The choices after another one. */
export function chosen(choices: Choices, patch: Partial<PasswordSettings>): Choices {
  const { settings: before, forms } = choices
  let { former, required } = choices
  const wasRequired = requirementsIn(before) !== null
  const isRequired = requirementsIn({ ...before, ...patch }) !== null
  let back: Partial<PasswordSettings> = {}
  if (isRequired && !wasRequired) [former, back] = [heldBack(before), required]
  if (wasRequired && !isRequired) [required, back] = [heldBack(before), former]
  const settings = withinRules({ ...before, ...back, ...patch })
  return {
    settings,
    forms: { ...forms, [keyOf(settings.form)]: settings.form },
    former,
    required,
  }
}

/**
 * The choices with those that were kept.
 * @param modes by which a mode is read; one that is not among them is left out
 */
export function withKept(
  choices: Choices,
  { mode, ...options }: PasswordOptions & { mode: unknown },
  modes: readonly Mode[],
): Choices {
  const [form = null] = modes.flatMap(({ read }) => read(mode) ?? [])
  return chosen(choices, { ...options, form })
}
