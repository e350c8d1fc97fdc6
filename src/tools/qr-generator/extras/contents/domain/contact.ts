import { readCard, type Card, type Property } from './card'
import { decoded, encode, escapeText, joined, unescapeText } from './escapes'
import { FORM_FIELDS, type FormValues } from './forms'
import { isPhoneNumber, plainNumber, withoutMarks } from './phone-number'

/** The properties of a contact in their order, and the field that has each of their parts; null: none has. */
const FIELDS = {
  N: ['last', 'first', null, null, null],
  FN: ['fullName'],
  ORG: ['company'],
  TITLE: ['title'],
  TEL: ['phone'],
  EMAIL: ['email'],
  URL: ['url'],
  ADR: [null, null, 'street', 'city', 'region', 'zip', 'country'],
  NOTE: ['note'],
} as const

type Name = keyof typeof FIELDS

const isName = (name: string): name is Name => name in FIELDS
const NAMES = Object.keys(FIELDS).filter(isName)

type Field = (id: string) => string

/** The fields that may have several lines. */
const LINES: readonly unknown[] = FORM_FIELDS.contact
  .filter(({ type }) => type === 'lines')
  .map(({ id }) => id)

/** A part as its field shows it; RFC 6350 §6.4.1: a number may be a URI. An input of one line would drop its breaks. */
function shown(name: Name, part = '', at = 0): string {
  const lines = unescapeText(part).trim()
  const text = LINES.includes(FIELDS[name][at]) ? lines : lines.replace(/\s*\n\s*/g, ' ')
  const uri = /^(?:TEL|EMAIL)$/.test(name) ? /^(?:tel|mailto):(.*)$/is.exec(text)?.[1] : undefined
  return uri === undefined ? text : (decoded(uri) ?? uri)
}

/** vCard 2.1 §2.4 and RFC 2426 §3.3.1 have it as a type, RFC 6350 §5.3 with a number, the best of which is 1. */
const PREFERRED = /[;,="]PREF(?:=1)?(?=[;,"]|$)/i

/** Of several properties of one name the form has the preferred one, else the first. */
function find({ properties }: Card, name: string): Property | undefined {
  const named = properties.filter((one) => one.name === name)
  return named.find(({ head }) => PREFERRED.test(head)) ?? named[0]
}

const nameOf = (field: Field) =>
  [field('first'), field('last')].filter(Boolean).join(' ') || field('company')

/** The values of a card, which is one of them: it is written again with what the form has no fields for. Null of no card that can be read. */
export function contactValues(text: string): FormValues | null {
  const card = readCard(text)
  if (!card?.properties.every(({ name, isReadable }) => isReadable || !isName(name))) return null
  const values: Record<string, string> = { card: text }
  for (const name of NAMES) {
    for (const [at, id] of FIELDS[name].entries()) {
      if (id) values[id] = shown(name, find(card, name)?.parts[at], at)
    }
  }
  const { first, last, company, fullName = '' } = values
  if (first || last || fullName === company) return values
  const [, given = '', family = ''] = /^(?:(.*)\s)?(\S+)$/s.exec(fullName) ?? []
  return { ...values, first: given, last: family }
}

/** Marks of programs and labels, which tell a person nothing. */
const OF_PROGRAMS =
  /^(?:PRODID|REV|UID|KIND|CLASS|SOURCE|NAME|PROFILE|MAILER|SORT-STRING|CLIENTPIDMAP|X-AB.*)$/

/** What of a card stands in no field and is of use to a person, by the names of the properties. */
export function restOfCard(text: string): string[] {
  const card = readCard(text)
  const isShown = (property: Property) => {
    const { name, parts } = property
    const fields: readonly unknown[] = isName(name) ? FIELDS[name] : []
    const isWhole = parts.every((part, at) => part.trim() === '' || fields[at])
    return OF_PROGRAMS.test(name) || (isWhole && card && find(card, name) === property)
  }
  const rest = card?.properties.filter((property) => !isShown(property)) ?? []
  return [...new Set(rest.map(({ name }) => name))].filter(Boolean)
}

/** What was entered without https:// is no link to a phone; what has a point is the name of a host, before its port. */
const withScheme = (url: string) => (/^[a-z][a-z\d+-]*:/i.test(url) ? url : `https://${url}`)

/**
 * A URI, not a text, so nothing is escaped (RFC 2426 §3.6.8): behind the host it has the letters of one (RFC 3986), but
 * for comma and semicolon, at which some programs end it.
 */
const cardUri = (url: string) =>
  withScheme(url).replace(/(?<=:\/\/[^/?#]*[/?#].*)[^-\w.~:/?#[\]@!$&'()*+=%]+/gs, encode)

/** A text as its property has it. An extension, or a second number, keeps its blanks: without them it would be digits of the first. */
function written(name: Name, text: string, escape: (text: string) => string): string {
  if (name === 'URL' && text) return cardUri(text)
  if (name !== 'TEL') return escape(text)
  return escape(isPhoneNumber(text) ? plainNumber(text) : withoutMarks(text))
}

/** The name as it is displayed: the present one with what was changed of it, or all parts of the new one. */
function fullNameOf(was: FormValues, field: Field, parts: readonly string[] = []): string {
  const { fullName = '' } = was
  const [before, now] = [nameOf((id) => was[id] ?? ''), nameOf(field)]
  if (fullName && before === now) return fullName
  if (before && fullName.includes(before)) return fullName.replace(before, () => now)
  const [, , further = '', prefix = '', suffix = ''] = parts.map(unescapeText)
  const all = [prefix, field('first'), further, field('last'), suffix].filter(Boolean)
  return field('first') || field('last') ? all.join(' ') : now
}

/** The name to display that the parts of a card's name make, or its company; empty: it has neither. */
export function displayName(text: string): string {
  const card = readCard(text)
  const values = contactValues(text) ?? {}
  return card ? fullNameOf({}, (id) => values[id] ?? '', find(card, 'N')?.parts) : ''
}

/** What a parameter states of a value, which another one need not be. */
const OF_VALUE =
  /;(?:(?:ENCODING|CHARSET|VALUE|LABEL)=(?:"[^"]*"|[^":;]*)|QUOTED-PRINTABLE)(?=;|$)/gi

/** vCard 2.1 §2.1.3: letters beyond ASCII and new lines are written as their bytes. */
function oldLine(head: string, value: string): string {
  if (/^[ -~]*$/.test(value)) return `${head}:${value}`
  const bytes = value.replace(/\n/g, '\r\n').replace(/(?:\\.|[^\\;])+/gs, encode)
  return `${head};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${bytes.replaceAll('%', '=')}`
}

/** A contact as vCard 3.0 (RFC 2426), or the card that was read with what was changed of it. */
export function contactText(field: Field): string {
  const card = readCard(field('card')) ?? { version: '3.0', properties: [] }
  const was = contactValues(field('card')) ?? {}
  const fullName = fullNameOf(was, field, find(card, 'N')?.parts)
  const isOld = card.version === '2.1'
  const escape = isOld ? (text: string) => text.replace(/[\\;]/g, '\\$&') : escapeText

  function lineOf(name: Name): string[] {
    const present = find(card, name)
    const parts = present?.parts ?? []
    const entered = FIELDS[name].map((id, at) => {
      const text = id === 'fullName' ? fullName : id && field(id)
      const isSame = text === null || text === shown(name, parts[at], at)
      return isSame ? (parts[at] ?? '') : written(name, text, escape)
    })
    // A card may leave out the last parts of a name.
    if (present && entered.every((text, at) => text === (parts[at] ?? ''))) return [present.raw]
    const value = [...entered, ...parts.slice(entered.length)].join(';')
    // Of an organization alone too there has to be a name.
    if (name !== 'N' && /^;*$/.test(value)) return []
    const type = name === 'TEL' ? (isOld ? ';CELL' : ';TYPE=CELL') : ''
    const head = present ? present.head.replace(OF_VALUE, '') : name + type
    return [isOld ? oldLine(head, value) : `${head}:${value}`]
  }
  return joined(
    'BEGIN:VCARD',
    `VERSION:${card.version}`,
    ...card.properties.flatMap((property) => {
      const { name } = property
      return isName(name) && find(card, name) === property ? lineOf(name) : [property.raw]
    }),
    ...NAMES.filter((name) => !find(card, name)).flatMap(lineOf),
    'END:VCARD',
  )
}
