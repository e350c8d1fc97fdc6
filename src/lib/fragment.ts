/** More than any setting needs: what is longer is none. */
const MOST_CHARACTERS = 1000

/** Safe as they are in a fragment (RFC 3986), and easier to read so. */
const PLAIN = /%(2B|2F|3D|3A|2C|40)/g

/** A text as the fragment of an address, without the `#`. */
export const toFragment = (text: string): string =>
  encodeURIComponent(text).replace(PLAIN, (code) => decodeURIComponent(code))

/** Of `18%`, written by hand: it begins no code. */
const BARE_PERCENT = /%(?![\da-f]{2})/gi

/** The text of a fragment, with or without its `#`; null where it is empty, too long or wrongly encoded. */
export function fromFragment(fragment: string): string | null {
  const encoded = fragment.replace(/^#/, '').replace(BARE_PERCENT, '%25')
  if (encoded === '' || encoded.length > MOST_CHARACTERS) return null
  try {
    return decodeURIComponent(encoded).trim() || null
  } catch {
    return null
  }
}
