import { FORMS_ASKED } from './contents/asked'

/** A form that the text of a code is made in, asked for by its name: `wifi qr`. */
export interface FormAsked {
  /** The id of the extra that has it. */
  extra: string
  kind: string
  /** A pattern of the names that people type. */
  names: string
}

export const FORMS: readonly FormAsked[] = [...FORMS_ASKED]
