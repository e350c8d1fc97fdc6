import { FORM_QUERIES } from './contents/query'

/** A form that the text of a code is made in, asked for by its name: `wifi qr`. */
interface FormQuery {
  /** The id of the extra that has it. */
  extra: string
  kind: string
  /** A pattern of the names that people type. */
  names: string
}

export const FORMS: readonly FormQuery[] = [...FORM_QUERIES]
