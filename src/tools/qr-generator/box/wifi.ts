import { utf8Length } from '#lib/utf8'

const CODE = String.raw`qr(?:[\s-]*codes?)?`
const LOGIN = String.raw`(\S.*?)[,\s]\s*(?:(?:with|and)\s+)?(?:the\s+)?(?:password|passwort|pass|pw|key)\s*(?:is\s+|:\s*|=\s*)?\s*(\S.*)`

const WIFI = String.raw`(?:my |our |the |a )?wi-?fi(?:\s+(?:network|login))?`

/** A network by its name alone, which may have several words. */
const NAME_QUERIES = [
  new RegExp(String.raw`^${WIFI}\s+${CODE}(?:\s+(?:for|of))?\s+(\S.*)$`, 'i'),
  new RegExp(String.raw`^${CODE}\s+(?:for|of)\s+${WIFI}\s+(?:named?\s+|called\s+)?(\S.*)$`, 'i'),
]

const QUERIES = [
  new RegExp(String.raw`^(?:my |our |the |a )?wi-?fi\s+${CODE}\s+(?:for|of)\s+${LOGIN}$`, 'i'),
  new RegExp(
    String.raw`^${CODE}\s+(?:for|of)\s+(?:my |our |the |a )?wi-?fi\s+(?:network\s+)?${LOGIN}$`,
    'i',
  ),
]

const escaped = (text: string) => text.replace(/[\\;,:"]/g, String.raw`\$&`)

/** What else may follow `wifi qr`. */
const OTHERS =
  /^(?:codes?|with|and|password|login|details|info|generator|maker|creator|scanner|reader|free|online)\b/i

/**
 * The text of a code for a network, in the form of ZXing's wiki; without a password it is the beginning of one.
 */
export const wifiText = (name: string, password: string): string =>
  `WIFI:T:WPA;S:${escaped(name)};${password === '' ? '' : `P:${escaped(password)};`};`

/** The network that a question names without its password: `wifi qr HomeNet`; null: it names none. */
export function readWifiName(question: string): string | null {
  const name = NAME_QUERIES.map((one) => one.exec(question)?.[1]).find(Boolean)
  // `wifi qr with logo` names no network.
  return name === undefined || OTHERS.test(name) ? null : name
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
  const [, name, password] = QUERIES.map((one) => one.exec(question)).find(Boolean) ?? []
  if (name === undefined || password === undefined) return null
  return { name, text: wifiText(name, password) }
}
