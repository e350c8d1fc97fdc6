import { colorsNamed, type ColorOf } from 'culori/fn'
import { toHex, type HexColor } from '../../../lib/color'
import { fromHex, toOklab } from './color-spaces'

interface NamedColor {
  name: string
  color: HexColor
  oklab: ColorOf<'oklab'>
}

/** Of two names for one color these are not the ones: cyan, magenta and gray are. */
const isSecondName = (name: string) =>
  name === 'aqua' || name === 'fuchsia' || name.includes('grey')

const NAMED: readonly NamedColor[] = Object.entries(colorsNamed)
  .filter(([name]) => !isSecondName(name))
  .map(([name, value]) => {
    const color = toHex({ r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff })
    return { name, color, oklab: toOklab(fromHex(color)) }
  })

/** The name of CSS that is nearest by distance in OKLab, and whether it is that very color. */
export function nearestName(color: HexColor): { name: string; isExact: boolean } {
  const { l, a, b } = toOklab(fromHex(color))
  let nearest: NamedColor | undefined
  let least = Infinity
  for (const named of NAMED) {
    const distance = Math.hypot(named.oklab.l - l, named.oklab.a - a, named.oklab.b - b)
    if (distance < least) [nearest, least] = [named, distance]
  }
  return { name: nearest?.name ?? '', isExact: nearest?.color === color }
}
