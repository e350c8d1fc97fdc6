import { readWifi } from '#lib/wifi'
import { isQuoted, readCard } from './card'
import { displayName } from './contact'
import { escapeText } from './escapes'
import { formText } from './form-text'
import { readNetwork } from './form-values'

/** A link that phones do not open as one. */
interface LinkRepair {
  code: 'no-scheme' | 'wrong-scheme' | 'plain-link'
  repaired: string
}

/** What makes a text useless to the phone that reads it, and the text without that; null: it cannot be known. */
export type Repair =
  | LinkRepair
  | { code: 'invisible' | 'wifi' | 'card'; repaired: string }
  | { code: 'nameless-wifi'; repaired: null }

// Not the joiners of emojis and of some scripts.
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g
/** Marks of direction are of use beside letters from right to left. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/

/** Blanks that are none to a phone: those of a web page, and line separators. */
const STRANGE_BLANK = /[\u00a0\u2007\u202f]/g

function withoutInvisible(text: string): string {
  const plain = text.replace(INVISIBLE, '').replace(STRANGE_BLANK, ' ')
  const visible = RIGHT_TO_LEFT.test(plain) ? plain : plain.replace(DIRECTION, '')
  // Around one link or one code of parts blanks are invisible, too.
  return /^\s*(?:[a-z]+:\S|www\.)\S*\s*$/i.test(visible) ? visible.trim() : visible
}

const HOST = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}`

const USUAL_DOMAINS =
  'com|org|net|edu|gov|info|io|app|dev|eu|de|uk|fr|it|es|nl|at|ch|be|pl|us|ca|au|in|jp|br'

// Without the flag 'i': of each class of letters V8 then gathers the case of every letter, 15 ms in all at full speed.
const DOMAIN = USUAL_DOMAINS.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

/** A link that begins with its host: of two words alone it may be a file, unless the last is a usual domain. */
const WITHOUT_SCHEME = new RegExp(
  `^(?:[wW]{3}\\.${HOST}|${HOST}(?=/)|(?:[\\p{L}\\d-]+\\.)+(?:${DOMAIN}))(?::\\d+)?(?:[/?#]\\S*)?$`,
  'u',
)

/** What was meant as http:// or https://, before a host. */
const WRONG_SCHEME = new RegExp(
  `^([hH]{0,2}[tT]{1,3}[pP]{1,2}[sS]?|[hH][tpsTPS]{2,5})(?:\\s*[:;.]\\s*[/\\\\]{0,3}|\\s*[/\\\\]{1,3})\\s*(?=${HOST}(?:[/:?#]|$))`,
  'u',
)

/** What those two are tried on: most texts are neither, and the first try compiles 300 kB of code on the page. */
const HAS_HOST_FIRST = /^[^\s/:?#]+\.[^\s/:?#]\S*$/
const HAS_SCHEME = /^(?!https?:\/\/[^\s/\\])[ht]/i

/** The link as a browser sends it, with an ASCII host; null of a text that is none. */
type HrefOf = (link: string) => string | null

/** What no URI has (RFC 3986 §2): a link with it is mere text to ZXing, which many scanners are made of. */
const NOT_OF_URI = /[^-\w.~:/?#[\]@!$&'()*+,;=%]/

/** Blanks within a link, as in the name of a file: behind one there is no other link, and no more of a sentence. */
const isOneLink = (text: string) =>
  !/\s/.test(text) ||
  (/^\S+:\/\/[^\s/?#]+[/?#]/.test(text) &&
    !/[^\S ]| (?:https?:|www\.)/i.test(text) &&
    (/^\S+ \S+$/.test(text) || / \S*[./=&?#]\S+$/.test(text)))

/** A link in the characters of a URI; null where it is, and of any other text. */
function plainLink(text: string, hrefOf: HrefOf): string | null {
  if (!/^https?:\/\/\S/i.test(text) || !NOT_OF_URI.test(text) || !isOneLink(text)) return null
  // Browsers leave some of them, such as | and ^.
  return hrefOf(text)?.replace(new RegExp(NOT_OF_URI, 'g'), encodeURIComponent) ?? null
}

/** A link before it is written in the characters of a URI. */
function schemeRepair(text: string): LinkRepair | null {
  // A link that was pasted behind the beginning of one.
  const single = text.replace(/^https?:\/\/(?=https?:\/\/)/i, '')
  if (single !== text) return { code: 'wrong-scheme', repaired: single }
  if (HAS_HOST_FIRST.test(text) && WITHOUT_SCHEME.test(text))
    return { code: 'no-scheme', repaired: `https://${text}` }
  const [wrong, scheme = ''] = (HAS_SCHEME.test(text) && WRONG_SCHEME.exec(text)) || []
  if (wrong === undefined || /^https?:\/\/$/i.test(wrong)) return null
  const right = scheme.toLowerCase() === 'http' ? 'http://' : 'https://'
  return { code: 'wrong-scheme', repaired: right + text.slice(wrong.length) }
}

function repairedLink(text: string, hrefOf: HrefOf): LinkRepair | null {
  const repair = schemeRepair(text)
  const plain = plainLink(repair?.repaired ?? text, hrefOf)
  if (plain === null) return repair
  return { code: repair?.code ?? 'plain-link', repaired: plain }
}

function repairedWifi(text: string): Repair | null {
  if (!/^\s*WIFI\s*:/i.test(text)) return null
  const { isTypeRight, ...network } = readNetwork(text)
  const { ssid, password } = network
  if (ssid.trim() === '') return { code: 'nameless-wifi', repaired: null }
  const isWhole = /^WIFI:.*;;$/s.test(text) && readWifi(text) !== null
  if (isWhole && (password === '' || isTypeRight)) return null
  return { code: 'wifi', repaired: formText('wifi', network) }
}

/** Before a property: `TEL:`, `item1.X-ABLABEL:`, `DTSTART;TZID=W. Europe Standard Time:`. */
const BEFORE_PROPERTY =
  /\s+(?=(?:\w+\.)?[A-Z][A-Z\d-]*(?:;[^\s:"]*|;[A-Z-]+=(?:"[^"]*"|[^:"])*)?:)/g

/** The lines of a card; on one line, as a field of one line has pasted them, each began with its property. */
const linesOf = (text: string) =>
  (/[\r\n]/.test(text) ? text : text.replace(BEFORE_PROPERTY, '\n'))
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')

/** The lines with what is begun ended, the inner before the outer; an end of nothing is left out. */
function closed(lines: readonly string[]): string[] {
  const open: string[] = []
  const ends = (down: number) =>
    open
      .splice(down)
      .reverse()
      .map((part) => `END:${part}`)
  const within = lines.flatMap((line) => {
    const [, mark = '', name = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? []
    if (/begin/i.test(mark)) open.push(name.toUpperCase())
    if (!/end/i.test(mark)) return [line]
    const at = open.lastIndexOf(name.toUpperCase())
    if (at < 0) return []
    const inner = ends(at + 1)
    open.pop()
    return [...inner, line]
  })
  return [...within, ...ends(0)]
}

/** The lines of a card with its version behind BEGIN, where vCard 4.0 wants it, and the name that 3.0 and 4.0 want. */
function headed(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n')
  const card = readCard(text)
  if (!card) return lines
  const [begin = '', ...others] = lines
  const at = others.findIndex((line) => /^VERSION:/i.test(line))
  // Only vCard 2.1 has letters as =C3=BC.
  const isOld = at < 0 ? others.some((line) => isQuoted(line)) : card.version === '2.1'
  const hasName = isOld || card.properties.some(({ name }) => name === 'FN')
  const name = hasName ? '' : displayName(text)
  if (at >= 0 && name === '' && card.version !== '4.0') return lines
  const version = others[at] ?? (isOld ? 'VERSION:2.1' : 'VERSION:3.0')
  const named = name ? [`FN:${escapeText(name)}`] : []
  return [begin, version, ...named, ...others.filter((_, place) => place !== at)]
}

/** A vCard or a calendar: what is begun is ended, and a card states its version and a name. */
function repairedCard(text: string): Repair | null {
  if (!/^\s*BEGIN:(?:VCARD|VCALENDAR|VEVENT)/i.test(text)) return null
  const typed = text.trim()
  const whole = closed(headed(linesOf(typed)))
  const written = typed.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (whole.join('\n') === written.join('\n')) return null
  return { code: 'card', repaired: [...whole, ''].join('\r\n') }
}

/** The first thing that is wrong with a text; null: nothing is known to be. */
export function repairOf(text: string, hrefOf: HrefOf): Repair | null {
  const visible = withoutInvisible(text)
  if (visible !== text) return { code: 'invisible', repaired: visible }
  return repairedLink(text, hrefOf) ?? repairedWifi(text) ?? repairedCard(text)
}
