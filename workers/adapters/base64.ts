// Few enough for the arguments of one call.
const PIECE_BYTES = 8192

/** `data:image/png;base64,…` of a PNG file's bytes. */
export function toPngUrl(png: Uint8Array<ArrayBuffer>): string {
  let binary = ''
  for (let at = 0; at < png.length; at += PIECE_BYTES) {
    binary += String.fromCharCode(...png.subarray(at, at + PIECE_BYTES))
  }
  return `data:image/png;base64,${btoa(binary)}`
}
