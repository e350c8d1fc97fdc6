/** More than any setting needs: what is longer is none. */
const MOST_CHARACTERS = 2000

/** Safe as they are in a fragment (RFC 3986), and easier to read so. */
const PLAIN = /%(2B|2F|3D|3A|2C|40)/g

/** A text as the fragment of an address, without the `#`. */
export const toFragment = (text: string): string =>
  encodeURIComponent(text).replace(PLAIN, (code) => decodeURIComponent(code))

/** A percent sign that begins no code, as in `18%` written by hand. */
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

/** Behind what the tool reads; a `&` of that is encoded. */
const EXTRAS = /(?:^|&)extra=([a-z,-]+)$/

/** A fragment as the tool's own part of it, and the ids of the extras that are open: `5kg=lb&extra=size,all-units`. */
export function splitExtras(fragment: string): { own: string; extras: readonly string[] } {
  const whole = fragment.replace(/^#/, '')
  const ids = EXTRAS.exec(whole)?.[1]
  return { own: whole.replace(EXTRAS, ''), extras: ids?.split(',') ?? [] }
}

/** The fragment with these extras in place of those it has, with its `#`; empty where nothing is in it. */
export function withExtras(fragment: string, extras: readonly string[]): string {
  const { own } = splitExtras(fragment)
  const parts = extras.length > 0 ? [own, `extra=${extras.join(',')}`] : [own]
  const whole = parts.filter(Boolean).join('&')
  return whole && `#${whole}`
}
