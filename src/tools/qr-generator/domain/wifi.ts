/** A network as a code has it. */
export interface Wifi {
  ssid: string
  /** 'WPA', 'WEP' or 'nopass', as it stands there. */
  security: string
  password: string
  isHidden: boolean
}

/** A part of such a text, up to a ; without a backslash before it (ZXing wiki, "Barcode Contents"). */
const PART = /([A-Z]):((?:\\.|[^\\;])*);/gis

const unescaped = (text: string) => text.replace(/\\(.)/gs, '$1')

/** The network of a Wi-Fi text; null of any other text, and of one that is cut. */
export function readWifi(text: string): Wifi | null {
  const [, content] = /^WIFI:((?:[A-Z]:(?:\\.|[^\\;])*;)+);?\s*$/is.exec(text.trim()) ?? []
  if (content === undefined) return null
  const parts = new Map(
    [...content.matchAll(PART)].map(([, name = '', value = '']) => [
      name.toUpperCase(),
      unescaped(value),
    ]),
  )
  const ssid = parts.get('S')
  if (!ssid) return null
  return {
    ssid,
    security: parts.get('T') || 'nopass',
    password: parts.get('P') ?? '',
    isHidden: parts.get('H')?.toLowerCase() === 'true',
  }
}
