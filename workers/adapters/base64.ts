/** `data:image/png;base64,…` of a PNG file's bytes. */
export function toPngUrl(png: Uint8Array<ArrayBuffer>): string {
  return new FileReaderSync().readAsDataURL(new Blob([png], { type: 'image/png' }))
}
