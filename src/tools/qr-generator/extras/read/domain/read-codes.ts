import { _QRScanner as QrScanner, type QRScannerOpts } from 'qr/decode.js'
import type { Picture } from '#lib/picture'
import { readingsOf, type SymbolNote } from './known-modes'
import { outlineIn, type Outline, type Point } from './outline'

/** Stands where bytes were no UTF-8. */
export const UNKNOWN = '\uFFFD'

function isOpaque({ rgba }: Picture): boolean {
  // A loop over the opacities alone: it runs for every frame of a camera.
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

/** The picture laid over one shade of gray. */
function laidOver(shade: number, { rgba, ...size }: Picture): Picture {
  const laid = rgba.map((channel, at) => {
    if (at % 4 === 3) return 255
    return shade + ((channel - shade) * (rgba[at | 3] ?? 0)) / 255
  })
  return { ...size, rgba: laid }
}

/** A code in a picture. */
export interface FoundCode extends SymbolNote {
  /** Null: it is there, and what it holds is of a kind that cannot be read. */
  text: string | null
  /** Where it is in the picture, if that is known. */
  outline?: Outline
}

/** A part may begin or end within a character. */
const within = (part: string) => part.replace(/^\uFFFD+|\uFFFD+$/g, '')

/** The package knows not all modes of a code. */
class ModeScanner extends QrScanner {
  /** The codes in other modes than the package knows, by what stands for each among the texts. */
  readonly stated = new Map<string, FoundCode>()
  /** A symbol was whole, and what it holds is of a kind that is not known. */
  hasUnread = false

  protected override decodePayload(data: Uint8Array, length: number, version: number) {
    let text: string | Error = new Error('unknown mode')
    for (const known of readingsOf(data.subarray(0, length), version)) {
      text = super.decodePayload(known.data, known.data.length, version)
      if (typeof text !== 'string' || (known.note.part ? within(text) : text).includes(UNKNOWN))
        continue
      const code = { ...known.note, text }
      // Two parts may have one text, as those of 'ABAB' do: each is a code of its own.
      const key = Object.keys(known.note).length > 0 ? JSON.stringify(code) : text
      this.stated.set(key, code)
      return key
    }
    this.hasUnread ||= typeof text !== 'string'
    return text
  }
}

async function readOpaque(picture: Picture, retryLimitMs: number): Promise<FoundCode[]> {
  const maxSize = { width: picture.widthPx, height: picture.heightPx }
  /** By what the scanner gives for codes; null: of one that could not be read. */
  const outlines = new Map<string | null, Outline>()
  // By default nothing is tried again, and the first code that cannot be read ends the search.
  const options: QRScannerOpts = {
    effort: Infinity,
    timeLimit: retryLimitMs,
    maxSize,
    // One module clear of the code.
    pointsOnDetect: ({ outline }, result) =>
      outlines.set(typeof result === 'string' ? result : null, outlineIn(picture, outline)),
  }
  const scanner = new ModeScanner(options)
  scanner.addImage({ width: picture.widthPx, height: picture.heightPx, data: picture.rgba }, 'RGBA')
  // An error stands for a code that was seen and could not be read.
  const found = (await scanner.decodeAsync(true)).filter((text) => typeof text === 'string')
  const codeOf = (key: string | null, code: FoundCode): FoundCode => {
    const outline = outlines.get(key)
    return { ...code, ...(outline && { outline }) }
  }
  const codes = [...new Set(found)].map((key) =>
    codeOf(key, scanner.stated.get(key) ?? { text: key }),
  )
  return scanner.hasUnread ? [...codes, codeOf(null, { text: null })] : codes
}

/** A code on a transparent ground is made for white, or else for black. */
async function readLaid(picture: Picture, retryLimitMs: number): Promise<FoundCode[]> {
  if (isOpaque(picture)) return readOpaque(picture, retryLimitMs)
  const found = await readOpaque(laidOver(255, picture), retryLimitMs)
  return found.length > 0 ? found : readOpaque(laidOver(0, picture), retryLimitMs)
}

/** Longest side of a turned picture, in pixels: a larger one would take a phone seconds to turn. */
const MAX_TURNED_PX = 2000

/** A picture seen in another way. */
interface View {
  picture: Picture
  /** Where a place of it is in the picture that it is a view of, both as shares. */
  placeOf: (point: Point) => Point
}

/** Turned by an eighth of a circle, on white. */
function turned({ widthPx, heightPx, rgba }: Picture): View {
  const sidePx = Math.min(MAX_TURNED_PX, Math.ceil((widthPx + heightPx) * Math.SQRT1_2))
  const step = (widthPx + heightPx) / 2 / sidePx
  const columnAt = (x: number, y: number) => widthPx / 2 + (x + y - sidePx) * step
  const rowAt = (x: number, y: number) => heightPx / 2 + (y - x) * step
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx)
  const across = new Uint32Array(sidePx * sidePx).fill(0xffffffff)
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      const [column, row] = [Math.floor(columnAt(x, y)), Math.floor(rowAt(x, y))]
      const isInside = column >= 0 && column < widthPx && row >= 0 && row < heightPx
      if (isInside) across[y * sidePx + x] = words[row * widthPx + column] ?? 0
    }
  }
  return {
    picture: { widthPx: sidePx, heightPx: sidePx, rgba: new Uint8ClampedArray(across.buffer) },
    placeOf: ({ x, y }) => ({
      x: columnAt(x * sidePx, y * sidePx) / widthPx,
      y: rowAt(x * sidePx, y * sidePx) / heightPx,
    }),
  }
}

function mirrored({ rgba, ...size }: Picture): View {
  const words = new Uint32Array(rgba.buffer)
  const last = size.widthPx - 1
  const across = words.map((_, at) => words[at + last - 2 * (at % size.widthPx)] ?? 0)
  return {
    picture: { ...size, rgba: new Uint8ClampedArray(across.buffer) },
    placeOf: ({ x, y }) => ({ x: 1 - x, y }),
  }
}

async function readView({ picture, placeOf }: View, retryLimitMs: number): Promise<FoundCode[]> {
  const found = await readLaid(picture, retryLimitMs)
  return found.map(({ outline, ...code }) => ({
    ...code,
    ...(outline && { outline: outline.map(placeOf) }),
  }))
}

/**
 * All QR codes in a picture, each text once; empty where none is found.
 * @param retryLimitMs for attempts after the first, in milliseconds
 * @param isThorough where there is none, the picture is turned, since the package reads some codes that are seen from the
 *   side at other angles only; and then those in a mirror are read, as on a window seen from behind
 */
export async function readCodes(
  picture: Picture,
  retryLimitMs: number,
  isThorough = false,
): Promise<FoundCode[]> {
  const views = isThorough ? [turned, mirrored] : []
  let found = await readLaid(picture, retryLimitMs)
  for (const view of views) {
    if (found.length > 0) break
    found = await readView(view(picture), retryLimitMs)
  }
  return found
}
