import { crc32, inflateSync } from 'node:zlib'

/** A square picture; the bytes of a word are r, g, b, a. */
export interface Raster {
  sizePx: number
  rgba: Uint32Array<ArrayBuffer>
}

export interface PngChunk {
  type: string
  data: Buffer
  crcIsRight: boolean
}

/** The chunks of a PNG file, checked with zlib's own CRC-32. */
export function readChunks(png: Uint8Array): PngChunk[] {
  const file = Buffer.from(png)
  const chunks: PngChunk[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const body = file.subarray(at + 4, at + 8 + length)
    chunks.push({
      type: body.toString('latin1', 0, 4),
      data: body.subarray(4),
      crcIsRight: crc32(body) === file.readUInt32BE(at + 8 + length),
    })
    at += 12 + length
  }
  return chunks
}

const dataOf = (png: Uint8Array, type: string) =>
  Buffer.concat(readChunks(png).flatMap((chunk) => (chunk.type === type ? [chunk.data] : [])))

/** Undoes filter type 2 (PNG §9.2): each byte is the difference from the one above. */
function addAbove(line: Buffer, above: Buffer | undefined) {
  for (let at = 1; at < line.length; at++) {
    line.writeUInt8((line.readUInt8(at) + (above?.readUInt8(at) ?? 0)) % 256, at)
  }
}

/** Scanlines of a 1-bit palette PNG without their filters, which may be 0 and 2. */
export function readLines(png: Uint8Array): { width: number; palette: Buffer; lines: Buffer[] } {
  const [header, palette, stream] = [
    dataOf(png, 'IHDR'),
    dataOf(png, 'PLTE'),
    inflateSync(dataOf(png, 'IDAT')),
  ]
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const lineBytes = 1 + Math.ceil(width / 8)
  if (stream.length !== lineBytes * height) throw new Error(`${stream.length} bytes of lines`)
  const lines: Buffer[] = []
  for (let y = 0; y < height; y++) {
    const line = stream.subarray(y * lineBytes, (y + 1) * lineBytes)
    if (line[0] !== 0 && line[0] !== 2) throw new Error(`line ${y} has filter ${line[0]}`)
    if (line[0] === 2) addAbove(line, lines.at(-1))
    lines.push(line)
  }
  return { width, palette, lines: lines.map((line) => line.subarray(1)) }
}

/** Pixels of a PNG of 8 bits a channel whose lines all have filter 2, as the bytes r, g, b, a. */
export function readTrueColor(png: Uint8Array): { widthPx: number; rgba: Uint8ClampedArray } {
  const [header, stream] = [dataOf(png, 'IHDR'), inflateSync(dataOf(png, 'IDAT'))]
  const [width, height, bits] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8]]
  const channels = header[9] === 6 ? 4 : 3
  const lineBytes = 1 + width * channels
  if (bits !== 8 || stream.length !== lineBytes * height) throw new Error('not that kind of PNG')
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  let above: Buffer | undefined
  for (let y = 0; y < height; y++) {
    const line = stream.subarray(y * lineBytes, (y + 1) * lineBytes)
    if (line[0] !== 2) throw new Error(`line ${y} has filter ${line[0]}`)
    addAbove(line, above)
    above = line
    for (let x = 0; x < width; x++) {
      rgba.set(line.subarray(1 + x * channels, 1 + (x + 1) * channels), (y * width + x) * 4)
    }
  }
  return { widthPx: width, rgba }
}

/** Pixels of a square 1-bit palette PNG, as the bytes r, g, b, a. */
export function readRaster(png: Uint8Array): Raster {
  const { width, palette, lines } = readLines(png)
  const pixels = Buffer.alloc(width * lines.length * 4)
  const colors = [0, 3].map((at) => (palette.readUIntBE(at, 3) * 256 + 255) >>> 0)
  for (const [y, line] of lines.entries()) {
    for (let x = 0; x < width; x++) {
      const index = (line.readUInt8(Math.floor(x / 8)) >> (7 - (x % 8))) & 1
      pixels.writeUInt32BE(colors[index] ?? 0, (y * width + x) * 4)
    }
  }
  return { sizePx: width, rgba: new Uint32Array(Uint8Array.from(pixels).buffer) }
}
