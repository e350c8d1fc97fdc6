import { asciiBytes } from '#lib/pdf'
import type { Picture } from '#lib/picture'
import { ok, type Result } from '#lib/result'
import type { Adapters } from '../../domain/adapters'
import type { QrError } from '../../domain/errors'
import type { QrSettings } from '../../domain/settings'
import { isHoleLayer, outlineOf, type Box } from './boxes'
import { encodePicture } from './picture-png'
import { sketchForFile, type Sketch } from './sketch'

function pathOf(box: Box, isHole: boolean): string {
  const corners = outlineOf(box, isHole)
  const [x, y] = corners.at(-1)?.end ?? [0, 0]
  const lines = corners.map(({ start, end, radius }, turn) => {
    // From the upper edge, which an outline begins on, sides lie and stand by turns.
    const side = turn % 2 === 0 ? `H${start[0]}` : `V${start[1]}`
    if (radius === 0) return side
    return `${side}a${radius} ${radius} 0 0 ${isHole ? 0 : 1} ${end[0] - start[0]} ${end[1] - start[1]}`
  })
  return `M${x} ${y}${lines.join('')}z`
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
  const path = layers
    .flatMap((boxes, layer) => boxes.map((box) => pathOf(box, isHoleLayer(layer))))
    .join('')
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
