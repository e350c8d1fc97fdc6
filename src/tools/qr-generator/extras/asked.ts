import { FORMS_ASKED } from './contents/asked'

/** What a code is made of in a part of the page, asked for by its name: `wifi qr`. */
export interface PartAsked {
  /** A pattern of the names that people type. */
  names: string
  /** The part of the page, and what it is to begin with. */
  part: string
  hint: string
}

export const PARTS_ASKED: readonly PartAsked[] = [...FORMS_ASKED]
