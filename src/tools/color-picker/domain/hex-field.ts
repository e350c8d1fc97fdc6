import { readHex } from '#lib/color'

interface HexField {
  hexDraft: string | null
  hexRefused: boolean
  /** The colors that were read of it; null until then. */
  hexOffer: readonly unknown[] | null
}

/**
 * `several`: a list, of which the first or all are offered, and no error. `kept`: the text is gone, and the color is as
 * it was.
 */
export type HexOutcome = 'several' | 'refused' | 'kept'

/**
 * What the HEX field says of its text; null: nothing.
 * @param isRested nothing is being typed: a color that is typed still is not a color yet
 */
export function hexOutcome(
  { hexDraft, hexRefused, hexOffer }: HexField,
  isRested: boolean,
): HexOutcome | null {
  if (hexOffer && hexOffer.length > 1) return 'several'
  const isRead = isRested && hexOffer !== null
  if (isRead && hexDraft !== null && readHex(hexDraft) === null) return 'refused'
  return hexRefused ? 'kept' : null
}
