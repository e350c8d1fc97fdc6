import { toHex } from '../../../lib/color'
import type { CodeColors } from './settings'
import type { Shapes } from './shapes'

/** An SVG file: one path a color, in whole modules, so that no edge falls between two pixels of its grid. */
export function toSvg({ span, runs }: Shapes, { dark, light }: CodeColors, sizeMm: number): string {
  const modules = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizeMm}mm" height="${sizeMm}mm"`,
    ` viewBox="0 0 ${span} ${span}" shape-rendering="crispEdges">`,
    `<path fill="${toHex(light)}" d="M0 0h${span}v${span}H0z"/>`,
    `<path fill="${toHex(dark)}" d="${modules}"/>`,
    '</svg>\n',
  ].join('')
}
