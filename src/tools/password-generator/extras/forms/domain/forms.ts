import { DEFAULT_SETTINGS, type Form, type PasswordSettings } from '../../../domain/settings'

export interface PassphraseForm extends Form {
  kind: 'passphrase'
  words: number
  separator: string
  /** The first letter of each word. */
  capitals: boolean
  /** One after one of the words. */
  digit: boolean
}

export interface PinForm extends Form {
  kind: 'PIN'
  digits: number
}

/** Groups of characters of the options, with hyphens between them: `xxxx-xxxx`. */
export interface GroupsForm extends Form {
  kind: 'groups'
  groups: number
  /** Characters in each. */
  size: number
}

export type OwnForm = PassphraseForm | PinForm | GroupsForm

/** A PIN is as good as a password of digits alone, whatever the options are. */
export const pinOf = (digits: number): PinForm => ({
  kind: 'PIN',
  digits,
  plain: { ...DEFAULT_SETTINGS, includeUppercase: false, includeLowercase: false, length: digits },
})

/** Groups are as good as a password as long as all of them. */
export const groupsOf = (groups: number, size: number): GroupsForm => ({
  kind: 'groups',
  groups,
  size,
  plain: { length: groups * size },
})

/** The forms as they are to begin with. */
export const FORMS: { passphrase: PassphraseForm; PIN: PinForm; groups: GroupsForm } = {
  passphrase: { kind: 'passphrase', words: 6, separator: '-', capitals: false, digit: false },
  PIN: pinOf(6),
  groups: groupsOf(4, 4),
}

/** Null where settings have none of these. */
export const ownFormIn = ({ form }: Pick<PasswordSettings, 'form'>): OwnForm | null =>
  // No other code makes forms of these kinds.
  form && form.kind in FORMS ? (form as OwnForm) : null

export const WORDS_RANGE = { min: 3, max: 20 }
export const PIN_RANGE = { min: 4, max: 12 }
export const GROUPS_RANGE = { min: 2, max: 8 }
export const GROUP_SIZE_RANGE = { min: 3, max: 6 }

export const SEPARATORS = ['-', ' ', '.', '_', ''] as const
