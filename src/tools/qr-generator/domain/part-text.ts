interface PartHint {
  part: string
  hint: string
}

/** No text of a code begins with it. */
const MARK = '\u0000'

/** How a part of the page is handed over in the place of a text. */
export const textFor = ({ part, hint }: PartHint) => [MARK, part, hint].join('\n')

/** The part that was handed over; null: it is a text. */
export function partOf(text: string): PartHint | null {
  const [mark, part = '', hint = ''] = text.split('\n')
  return mark === MARK ? { part, hint } : null
}
