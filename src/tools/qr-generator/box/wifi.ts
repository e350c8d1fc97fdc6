const CODE = String.raw`qr(?:[\s-]*codes?)?`
const LOGIN = String.raw`(\S.*?)[,\s]\s*(?:(?:with|and)\s+)?(?:the\s+)?(?:password|passwort|pass|pw|key)\s*(?:is\s+|:\s*|=\s*)?\s*(\S.*)`

const QUERIES = [
  new RegExp(String.raw`^(?:my |our |the |a )?wi-?fi\s+${CODE}\s+(?:for|of)\s+${LOGIN}$`, 'i'),
  new RegExp(
    String.raw`^${CODE}\s+(?:for|of)\s+(?:my |our |the |a )?wi-?fi\s+(?:network\s+)?${LOGIN}$`,
    'i',
  ),
]

const escaped = (text: string) => text.replace(/[\\;,:"]/g, String.raw`\$&`)

/**
 * The text of a code for the Wi-Fi that is named: `wifi qr code for HomeNet password hunter22`, in the form of ZXing's
 * wiki; null of any other question.
 */
export function readWifi(question: string): { name: string; text: string } | null {
  const [, name, password] = QUERIES.map((one) => one.exec(question)).find(Boolean) ?? []
  if (name === undefined || password === undefined) return null
  return { name, text: `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;` }
}
