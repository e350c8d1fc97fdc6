import type { Deflate } from './adapters'
import type { Picture } from '../../../lib/picture'
import type { Box } from './boxes'
import {
  channels,
  decimal,
  fill,
  growingPdf,
  hexText,
  points,
  POINTS_PER_MM,
  stream,
  type PageMm,
} from './pdf'
import type { Paints, Painting } from './sketch'

/** Control points of a quarter of a circle by Bézier curves, as a share of its radius. */
const ROUND = 0.5523

/** In place of the number of a picture's opacity, which its file has yet to give. */
export const OPACITY_ID = '{opacity}'

/** Each picture has two objects, from number 6 on. */
const idOf = (index: number) => 6 + 2 * index

/** A corner from (x, y), first along (dx, dy), then turning right; nothing where it is square. */
function corner(radius: number, x: number, y: number, dx: number, dy: number): string {
  if (radius === 0) return ''
  const reach = radius * ROUND
  const [endX, endY] = [x + (dx - dy) * radius, y + (dx + dy) * radius]
  const ends = [x + dx * reach, y + dy * reach, endX + dy * reach, endY - dx * reach, endX, endY]
  return `${ends.map(decimal).join(' ')} c `
}

function pathOf({ x, y, width, height, radii }: Box) {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = radii
  if (radii.every((radius) => radius === 0)) return `${x} ${y} ${width} ${height} re`
  const [right, bottom] = [x + width, y + height]
  return [
    `${x + upperLeft} ${y} m ${right - upperRight} ${y} l `,
    corner(upperRight, right - upperRight, y, 1, 0),
    `${right} ${bottom - lowerRight} l `,
    corner(lowerRight, right, bottom - lowerRight, 0, 1),
    `${x + lowerLeft} ${bottom} l `,
    corner(lowerLeft, x + lowerLeft, bottom, -1, 0),
    `${x} ${y + upperLeft} l `,
    corner(upperLeft, x, y + upperLeft, 0, -1),
    'h',
  ].join('')
}

/** Some channels of a picture, in the order of its pixels. */
const bytesOf = ({ rgba }: Picture, wanted: readonly number[]) =>
  Uint8Array.from({ length: (rgba.length / 4) * wanted.length }, (_, at) => {
    const channel = wanted[at % wanted.length] ?? 0
    return rgba[Math.floor(at / wanted.length) * 4 + channel] ?? 0
  })

/** A picture as two objects, its colors and its opacity (ISO 32000-1 §11.6.5.3), in ASCII. */
export async function pictureObjects(picture: Picture, deflate: Deflate) {
  const object = async (bytes: Uint8Array<ArrayBuffer>, entries: string) =>
    stream(
      `/Type/XObject/Subtype/Image/Width ${picture.widthPx}/Height ${picture.heightPx}` +
        `/BitsPerComponent 8${entries}/Filter[/ASCIIHexDecode/FlateDecode]`,
      `${hexText(await deflate([bytes]))}>`,
    )
  return [
    await object(bytesOf(picture, [0, 1, 2]), `/ColorSpace/DeviceRGB/SMask ${OPACITY_ID} 0 R`),
    await object(bytesOf(picture, [3]), '/ColorSpace/DeviceGray'),
  ] as const
}

/** An axial shading (ISO 32000-1 §8.7.4.5.3) from corner to corner. */
export const shading = (span: number, { ink, inkEnd }: Paints) =>
  `<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 ${span} ${span}]/Extend[true true]` +
  `/Function<</FunctionType 2/Domain[0 1]/N 1/C0[${channels(ink)}]/C1[${channels(inkEnd)}]>>>>`

/** What draws a code, in modules; its shading is `Ink` and its pictures `Picture0` and so on, with `suffix`. */
export function sceneContent(
  { scene: { span, layers }, paints, placed }: Painting,
  suffix = '',
): string {
  const images = placed.map(
    ({ area: { x, y, width, height } }, index) =>
      `q ${[width, 0, 0, -height, x, y + height].map(decimal).join(' ')} cm /Picture${index}${suffix} Do Q`,
  )
  return [
    // PDF counts from below; from here on from above.
    `1 0 0 -1 0 ${span} cm`,
    fill(paints.paper),
    `0 0 ${span} ${span} re f`,
    fill(paints.ink),
    'q',
    ...layers.flatMap(({ boxes }) => boxes.map(pathOf)),
    // A box within another takes away from it.
    paints.inkEnd === paints.ink ? 'f* Q' : `W* n /Ink${suffix} sh Q`,
    ...images,
  ].join('\n')
}

/** A PDF file of one page: the code once as a form, and where its copies stand. */
export async function sceneToPdf(
  painting: Painting,
  { width, height, sizeMm, places }: PageMm,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const { scene, paints, placed } = painting
  const { span } = scene
  const pictures = await Promise.all(placed.map(({ picture }) => pictureObjects(picture, deflate)))
  const names = placed.map((_, index) => `/Picture${index} ${idOf(index)} 0 R`).join('')
  const scale = String(Number(((sizeMm * POINTS_PER_MM) / span).toFixed(8)))
  const copies = places.map(
    ({ x, y }) => `q ${scale} 0 0 ${scale} ${points(x)} ${points(y)} cm /Code Do Q`,
  )
  const file = growingPdf()
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points(width)} ${points(height)}]` +
      '/Resources<</XObject<</Code 5 0 R>>>>/Contents 4 0 R>>',
    stream('', copies.join('\n')),
    stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 ${span} ${span}]` +
        `/Resources<</Shading<</Ink ${shading(span, paints)}>>/XObject<<${names}>>>>`,
      sceneContent(painting),
    ),
    ...pictures.flatMap(([colors, opacity], index) => [
      colors.replace(OPACITY_ID, String(idOf(index) + 1)),
      opacity,
    ]),
  ]
  for (const object of objects) file.add(file.newId(), object)
  file.end()
  return file.drain()
}
