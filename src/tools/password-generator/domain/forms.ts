import type { SiteForm } from './site-form'

export interface PassphraseForm {
  kind: 'passphrase'
  words: number
  separator: string
  /** The first letter of each word. */
  capitals: boolean
  /** One after one of the words. */
  digit: boolean
}

export interface PinForm {
  kind: 'PIN'
  digits: number
}

/** Groups of characters of the options, with hyphens between them: `xxxx-xxxx`. */
export interface GroupsForm {
  kind: 'groups'
  groups: number
  /** Characters in each. */
  size: number
}

/** What is made in place of a plain password. */
export type Form = PassphraseForm | PinForm | GroupsForm | SiteForm

/** Null where settings have no rules of a site. */
export const siteFormIn = ({ form }: { form: Form | null }): SiteForm | null =>
  form?.kind === 'site rules' ? form : null

/** To begin with. */
export const FORMS: { passphrase: PassphraseForm; PIN: PinForm; groups: GroupsForm } = {
  passphrase: { kind: 'passphrase', words: 6, separator: '-', capitals: false, digit: false },
  PIN: { kind: 'PIN', digits: 6 },
  groups: { kind: 'groups', groups: 4, size: 4 },
}

export const WORDS_RANGE = { min: 3, max: 20 }
export const PIN_RANGE = { min: 4, max: 12 }
export const GROUPS_RANGE = { min: 2, max: 8 }
export const GROUP_SIZE_RANGE = { min: 3, max: 6 }

export const SEPARATORS = [
  { value: '-', text: 'Hyphen' },
  { value: ' ', text: 'Space' },
  { value: '.', text: 'Point' },
  { value: '_', text: 'Underscore' },
  { value: '', text: 'None' },
] as const
