import { asciiBytes } from '#lib/pdf'
import type { Picture } from '#lib/picture'
import { ok, type Result } from '#lib/result'
import type { Adapters } from '../adapters'
import type { QrError } from '../errors'
import type { QrSettings } from '../settings'
import type { Box } from './boxes'
import { encodePicture } from './scene-png'
import { sketchForFile, type Sketch } from './sketch'

const arc = (radius: number, x: number, y: number) =>
  radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${x} ${y}`

function pathOf({ x, y, width, height, radii }: Box) {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = radii
  return [
    `M${x + upperLeft} ${y}H${x + width - upperRight}`,
    arc(upperRight, upperRight, upperRight),
    `V${y + height - lowerRight}`,
    arc(lowerRight, -lowerRight, lowerRight),
    `H${x + lowerLeft}`,
    arc(lowerLeft, -lowerLeft, -lowerLeft),
    `V${y + upperLeft}`,
    arc(upperLeft, upperLeft, -upperLeft),
    'z',
  ].join('')
}

/**
 * An SVG file of a code: one path a color, since a box within another takes away from it.
 * @param toUrl the address of a picture, of ASCII without quotes
 */
async function sceneToSvg(
  { span, layers, ink, inkEnd, paper, placed }: Sketch,
  sizeMm: number,
  toUrl: (picture: Picture) => Promise<string>,
): Promise<string> {
  const path = layers.flatMap((boxes) => boxes.map(pathOf)).join('')
  const images = await Promise.all(
    placed.map(async ({ area: { x, y, width, height }, picture }) => {
      const url = await toUrl(picture)
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" xlink:href="${url}"/>`
    }),
  )
  const isRound = path.includes('a')
  const isPlain = inkEnd === ink
  const gradient = [
    `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x2="${span}" y2="${span}">`,
    `<stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${inkEnd}"/>`,
    '</linearGradient>',
  ]
  return [
    // SVG 1.1: Illustrator, and Inkscape before 1.3, show no picture of a plain `href`.
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ` width="${sizeMm}mm" height="${sizeMm}mm"`,
    ` viewBox="0 0 ${span} ${span}"${isRound ? '' : ' shape-rendering="crispEdges"'}>`,
    ...(isPlain ? [] : gradient),
    `<path fill="${paper}" stroke="none" d="M0 0h${span}v${span}H0z"/>`,
    `<path fill="${isPlain ? ink : 'url(#ink)'}" stroke="none" fill-rule="evenodd" d="${path}"/>`,
    ...images,
    '</svg>\n',
  ].join('')
}

/** The bytes of such a file of some settings. */
export async function svgFile(
  settings: QrSettings,
  sizeMm: number,
  { toPngUrl, deflate, drawCaption }: Pick<Adapters, 'toPngUrl' | 'deflate' | 'drawCaption'>,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const code = sketchForFile(settings, { drawCaption })
  if (!code.ok) return code
  const toUrl = async (picture: Picture) => toPngUrl(await encodePicture(picture, deflate))
  return ok(asciiBytes(await sceneToSvg(code.value, sizeMm, toUrl)))
}
