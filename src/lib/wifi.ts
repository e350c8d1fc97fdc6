/** A network as a code has it. */
export interface Wifi {
  ssid: string
  /** 'WPA', 'WEP', 'nopass', or another word as it stands there; empty: none does. */
  security: string
  password: string
  isHidden: boolean
  /** What a company's network asks for beside the password. */
  login: { method: string; phase2: string; identity: string; anonymous: string }
}

/** One field of such a text: its name in capitals, and its value with the backslashes. */
type WifiField = readonly [name: string, value: string]

/**
 * Names of fields: those of ZXing's wiki, "Barcode Contents", and of the Wi-Fi Alliance (WPA3 §7), in small letters too,
 * and any other in capitals, which scanners skip.
 */
const NAME = String.raw`(?:[A-Z][A-Z\d-]*|[a-z]\d?|id|ai|ph2?|eap)`

const FIELD = new RegExp(`^\\s*(${NAME}):(.*)$`, 's')

/** A text of which nothing is missing; a ; with a backslash before it ends no field. */
const WHOLE = new RegExp(`^[Ww][Ii][Ff][Ii]:(?:${NAME}:(?:\\\\.|[^\\\\;])*;)+;?\\s*$`, 's')

/** Without a backslash before them, quotes stand around a value that might be read as hex digits (ZXing's wiki). */
const QUOTED = /^"((?:\\.|[^\\"])*)"$/s

const unescaped = (text: string) => text.replace(/\\(.)/gs, '$1')

const isWholeWifi = (text: string) => WHOLE.test(text.trim())

/** The fields of a Wi-Fi text, of one that is cut too. */
export function wifiFields(text: string): WifiField[] {
  const fields: [string, string][] = []
  for (const [piece] of text.replace(/^\s*WIFI\s*:/i, '').matchAll(/(?:\\.|[^\\;])+/gs)) {
    const [, name, value = ''] = FIELD.exec(piece) ?? []
    const last = fields.at(-1)
    if (name !== undefined) fields.push([name.toUpperCase(), value])
    // A semicolon without a backslash before it was one of the value.
    else if (last && piece.trim() !== '') last[1] += `\\;${piece}`
  }
  return fields
}

/** The network that the fields describe. */
export function networkOf(fields: readonly WifiField[]): Wifi {
  const valueOf = (...names: string[]) =>
    unescaped((fields.find(([name]) => names.includes(name))?.[1] ?? '').replace(QUOTED, '$1'))
  return {
    ssid: valueOf('S'),
    security: valueOf('T'),
    password: valueOf('P'),
    isHidden: valueOf('H').toLowerCase() === 'true',
    login: {
      method: valueOf('E', 'EAP'),
      phase2: valueOf('PH2', 'PH'),
      identity: valueOf('I', 'ID'),
      anonymous: valueOf('A', 'AI'),
    },
  }
}

/** The network of a Wi-Fi text; null of any other text, and of one that is cut. */
export function readWifi(text: string): Wifi | null {
  const network = isWholeWifi(text) ? networkOf(wifiFields(text)) : null
  return network?.ssid ? network : null
}
