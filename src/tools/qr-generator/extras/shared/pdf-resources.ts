import type { Picture, Size } from '#lib/picture'
import type { Deflate } from '../../domain/adapters'
import { asciiBytes, channels, hexText, type GrowingPdf } from '#lib/pdf'
import type { Placed } from './scene'
import type { Sketch } from './sketch'

/** What a code needs beyond paths. */
export interface CodeResources {
  /** Ends the names of the shading and of the pictures in what draws the code. */
  suffix: string
  shading: string
  pictures: readonly CompressedPicture[]
}

interface CompressedPicture extends Size {
  colors: Uint8Array
  opacity: Uint8Array
}

/** Some channels of a picture, in the order of its pixels. */
const bytesOf = ({ rgba }: Picture, wanted: readonly number[]) =>
  Uint8Array.from({ length: (rgba.length / 4) * wanted.length }, (_, at) => {
    const channel = wanted[at % wanted.length] ?? 0
    return rgba[Math.floor(at / wanted.length) * 4 + channel] ?? 0
  })

/** Those of a code, for `sceneContent` with the same suffix. */
export async function codeResources(
  { span, ink, inkEnd, placed }: Sketch,
  deflate: Deflate,
  suffix = '',
): Promise<CodeResources> {
  const compress = async ({ picture }: Placed): Promise<CompressedPicture> => ({
    widthPx: picture.widthPx,
    heightPx: picture.heightPx,
    colors: await deflate([bytesOf(picture, [0, 1, 2])]),
    opacity: await deflate([bytesOf(picture, [3])]),
  })
  // Axial (ISO 32000-1 §8.7.4.5.3), from corner to corner.
  const shading =
    `<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 ${span} ${span}]/Extend[true true]` +
    `/Function<</FunctionType 2/Domain[0 1]/N 1/C0[${channels(ink)}]/C1[${channels(inkEnd)}]>>>>`
  return { suffix, shading, pictures: await Promise.all(placed.map(compress)) }
}

/** Writes what codes need into a file, each picture once. */
export function resourceWriter(pdf: GrowingPdf) {
  const shadings: string[] = []
  const names: string[] = []

  /** Colors and opacity are two objects (ISO 32000-1 §11.6.5.3), in ASCII. */
  function addPicture({ widthPx, heightPx, colors, opacity }: CompressedPicture): number {
    const add = (bytes: Uint8Array, entries: string) =>
      pdf.addStream(
        `/Type/XObject/Subtype/Image/Width ${widthPx}/Height ${heightPx}/BitsPerComponent 8` +
          `${entries}/Filter[/ASCIIHexDecode/FlateDecode]`,
        asciiBytes(`${hexText(bytes)}>`),
      )
    const mask = add(opacity, '/ColorSpace/DeviceGray')
    return add(colors, `/ColorSpace/DeviceRGB/SMask ${mask} 0 R`)
  }
  return {
    add({ suffix, shading, pictures }: CodeResources) {
      shadings.push(`/Ink${suffix} ${shading}`)
      pictures.forEach((picture, index) =>
        names.push(`/Picture${index}${suffix} ${addPicture(picture)} 0 R`),
      )
    },
    /** The entries of a dictionary of resources. */
    entries: () => `/Shading<<${shadings.join('')}>>/XObject<<${names.join('')}>>`,
  }
}
