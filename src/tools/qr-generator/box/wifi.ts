import { utf8Length } from '#lib/utf8'

const CODE = String.raw`qr(?:[\s-]*codes?)?`
const NAMED = String.raw`(?:(?:the\s+)?(?:network(?!\s+of)(?:\s+name)?|ssid|named?|called)\s*[:=]?\s+)*`
const LOGIN = String.raw`${NAMED}(\S.*?)[,\s]\s*(?:(?:with|and)\s+)?(?:the\s+)?(?:password|passwort|pass|pw|key)\s*(?:is\s+|:\s*|=\s*)?\s*(\S.*)`

const WIFI = String.raw`(?:my |our |the |a )?wi-?fi(?:\s+(?:network|login))?`

const CODE_OF_WIFI = String.raw`^(?:${WIFI}\s+${CODE}(?:\s+(?:for|of))?|${CODE}\s+(?:(?:for|of)\s+)?${WIFI})[\s,:]+`

/** A network by its name alone, which may have several words; `qr wifi is down` is a text. */
const NAME_QUERY = new RegExp(String.raw`(?!${CODE} wi)${CODE_OF_WIFI}${NAMED}(\S.*)$`, 'i')

const QUERY = new RegExp(`${CODE_OF_WIFI}${LOGIN}$`, 'i')

const escaped = (text: string) => text.replace(/[\\;,:"]/g, String.raw`\$&`)

/** What else may follow `wifi qr`. */
const OTHERS =
  /^(?:codes?|with|and|password|login|details|info|generator|maker|creator|scanner|reader|free|online)\b/i

/**
 * The text of a code for a network, in the form of ZXing's wiki; without a password it is the beginning of one.
 */
export const wifiText = (name: string, password: string): string =>
  `WIFI:T:WPA;S:${escaped(name)};${password === '' ? '' : `P:${escaped(password)};`};`

/** A name with blanks is often quoted, by phones in the quotes of their language. */
const unquoted = (text: string) =>
  text.replace(/^(?:(["'])(?=.+\1$)|[“”„‘’‚«»](?=.+[“”‘’«»]$))(.+).$/, '$2')

/** The network that a question names without its password: `wifi qr HomeNet`; null: it names none. */
export function readWifiName(question: string): string | null {
  const name = NAME_QUERY.exec(question)?.[1]
  // `wifi qr with logo` names no network.
  return name === undefined || OTHERS.test(name) ? null : unquoted(name)
}

/**
 * Whether WPA takes a password, by IEEE 802.11, annex J.4: 8 to 63 bytes, or the key itself in 64 hexadecimal digits.
 */
export const isWpaPassword = (password: string): boolean => {
  const bytes = utf8Length(password)
  return (bytes >= 8 && bytes <= 63) || /^[\da-f]{64}$/i.test(password)
}

/**
 * The text of a code for the Wi-Fi that is named: `wifi qr code for HomeNet password hunter22`, in the form of ZXing's
 * wiki; null of any other question.
 */
export function readWifi(question: string): { name: string; text: string } | null {
  const [, quoted, password] = QUERY.exec(question) ?? []
  if (quoted === undefined || password === undefined) return null
  const name = unquoted(quoted)
  return { name, text: wifiText(name, unquoted(password)) }
}
