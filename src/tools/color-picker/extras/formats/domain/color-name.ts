import { colorsNamed } from 'culori/fn'
import { toHex, type HexColor } from '#lib/color'
import { fromHex, toOklab } from '../../shared/color-spaces'

/** Where a color has two names, these are not used: cyan, magenta and gray are. */
const isSecondName = (name: string) =>
  name === 'aqua' || name === 'fuchsia' || name.includes('grey')

const NAMED = Object.entries(colorsNamed)
  .filter(([name]) => !isSecondName(name))
  .map(([name, value]) => {
    const color = toHex({ r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff })
    return { name, oklab: toOklab(fromHex(color)) }
  })

/** The name of CSS that is nearest by distance in OKLab, and whether it is that very color. */
export function nearestName(color: HexColor): { name: string; isExact: boolean } {
  const { l, a, b } = toOklab(fromHex(color))
  const [nearest] = NAMED.map(({ name, oklab }) => ({
    name,
    distance: Math.hypot(oklab.l - l, oklab.a - a, oklab.b - b),
  })).sort((one, other) => one.distance - other.distance)
  return { name: nearest?.name ?? '', isExact: nearest?.distance === 0 }
}
