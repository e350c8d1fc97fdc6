/** RFC 2426 §5 and RFC 5545 §3.3.11: a backslash before \ ; and , and \n for a new line. */
export const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** The inverse of a backslash before \ ; , : and n. */
export const unescapeText = (text: string) =>
  text.replace(/\\([\\;,:nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** RFC 2426 §2.6 and RFC 5545 §3.1: lines end with CR LF. A text area shows them as they are. */
export const joined = (...texts: readonly string[]) => `${texts.join('\r\n')}\r\n`

/** Half of an emoji has no encoding: it stays, and the drawing refuses it with its reason. */
export const encode = (text: string) => text.replace(/\P{Surrogate}+/gu, encodeURIComponent)

/** What is behind the percent signs; null where they stand for no UTF-8. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
