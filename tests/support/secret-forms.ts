/** Bytes as a text of one character each, so that they can be looked for in other such texts. */
const asLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/**
 * What base64 makes of the bytes wherever they stand in a longer text: at each of the three places in a
 * group, without the characters that their neighbors decide too.
 */
function base64Forms(bytes: Uint8Array): string[] {
  return [0, 1, 2].flatMap((before) => {
    const shifted = Buffer.concat([Buffer.alloc(before), bytes])
    const wholeGroups = Math.floor((shifted.length * 8) / 6)
    const base64 = shifted.toString('base64').slice(Math.ceil((before * 8) / 6), wholeGroups)
    return [base64, base64.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** Every way in which a secret could stand in an address, a header, a body or a store. */
export function secretForms(secret: string): string[] {
  const utf8 = Buffer.from(secret, 'utf8')
  const utf16 = Buffer.from(secret, 'utf16le')
  const utf16BigEndian = Buffer.from(utf16).swap16()
  const escaped = secret.replaceAll(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const plain = [secret, encodeURIComponent(secret), escaped]
  const bytes = [utf8, utf16, utf16BigEndian]
  return [
    ...new Set([
      ...plain,
      ...bytes.flatMap((form) => [asLatin1(form), form.toString('hex'), ...base64Forms(form)]),
    ]),
  ]
}

/** The forms of the secrets that a text holds, in whatever case. */
export function formsIn(text: string, secrets: readonly string[]): string[] {
  const low = text.toLowerCase()
  return secrets.flatMap(secretForms).filter((form) => low.includes(form.toLowerCase()))
}
