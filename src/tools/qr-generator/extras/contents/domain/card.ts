import { decoded } from './escapes'

/** One property of a card, as it stands there. */
export interface Property {
  /** In capitals, without its group; empty: it is none. */
  name: string
  /** Group, name and parameters. */
  head: string
  /** Its parts, which stand between semicolons, or the one that it is; their backslashes left. */
  parts: readonly string[]
  /** False where its letters are in an encoding that is not known. */
  isReadable: boolean
  /** All of it, in several lines where it is folded. */
  raw: string
}

export interface Card {
  version: string
  properties: readonly Property[]
}

const HAS_PARTS = /^(?:N|ORG|ADR)$/

/** RFC 6350 §3.3: a group may stand before the name; in quotes a parameter may have a colon. */
const PROPERTY = /^((?:[\w-]+\.)?([\w-]+)(?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s

/** vCard 2.1 §2.1.3: bytes as =C3; an = at the end of a line takes the next one to it. */
const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i
const SOFT_BREAK = /=[ \t]*$/
const BINARY = /^[^:]*;(?:ENCODING=)?(?:B|BASE64)[;:]/i

/** Whether the value of a property is written as its bytes. */
export const isQuoted = (line: string) => QUOTED.test(line)

/** The properties of a text, each with the lines that belong to it. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    const last = lines.at(-1) ?? ''
    const isMore = /^[ \t]/.test(line) || (SOFT_BREAK.test(last) && isQuoted(last))
    if (isMore && lines.length > 0) lines[lines.length - 1] = `${last}\n${line}`
    else lines.push(line)
  }
  return lines.filter((line) => line.trim() !== '')
}

/** What is not UTF-8 is taken for ISO 8859-1; null where it is neither. */
function readQuoted(head: string, value: string): string | null {
  const [, charset = ''] = /;CHARSET="?([^";:]*)/i.exec(head) ?? []
  if (!/^(?:|utf-?8|us-ascii|iso-8859-1|windows-1252)$/i.test(charset)) return null
  const escaped = value
    .replace(/=[ \t]*\n/g, '')
    .replaceAll('%', '%25')
    .replace(/=(?=[\dA-F]{2})/gi, '%')
  const read =
    decoded(escaped) ??
    escaped.replace(/%([\dA-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return /[\u0080-\u009f]/.test(read) ? null : read.replace(/\r\n?/g, '\n')
}

function propertyOf(raw: string, version: string): Property {
  // vCard 2.1 §2.1.3 folds a line before a blank of its own.
  const fold = version === '2.1' ? /\n(?=[ \t])/g : /\n[ \t]/g
  const [, head = '', typed = '', plain = ''] =
    PROPERTY.exec(isQuoted(raw) ? raw : raw.replace(fold, '')) ?? []
  const name = typed.toUpperCase()
  const value = isQuoted(raw) ? readQuoted(head, plain) : plain
  // A semicolon with a backslash before it is one of the text.
  const parts = HAS_PARTS.test(name) ? value?.split(/(?<=(?<!\\)(?:\\\\)*);/) : [value ?? '']
  return {
    name,
    head,
    parts: parts ?? [],
    isReadable: value !== null && !BINARY.test(raw),
    raw: raw.replaceAll('\n', '\r\n'),
  }
}

/** The card that a text is, one that is still being typed too; null of any other text, and of several cards. */
export function readCard(text: string): Card | null {
  const lines = linesOf(text)
  const [begin = '', ...more] = lines.filter((line) => /^BEGIN:/i.test(line))
  if (more.length > 0 || begin !== lines[0] || !/^BEGIN:VCARD\s*$/i.test(begin)) return null
  const [, version = '3.0'] = /^VERSION:\s*([\d.]+)/im.exec(text) ?? []
  const properties = lines
    .filter((line) => !/^(?:BEGIN|END|VERSION):/i.test(line))
    .map((line) => propertyOf(line, version))
  return { version, properties }
}
