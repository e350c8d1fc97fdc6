/** Saves the content of a data or blob URL as a file of the visitor's. */
export function downloadUrl(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}

// The browser reads the file after the click; one with a dialog for the place takes longer.
const FILE_KEPT_MS = 60_000

function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  downloadUrl(url, fileName)
  setTimeout(() => URL.revokeObjectURL(url), FILE_KEPT_MS)
}

/** Saves bytes as a file of the visitor's. */
export function downloadBytes(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  fileName: string,
): void {
  downloadBlob(new Blob([bytes], { type }), fileName)
}

/** Saves texts, one after another, as a file of the visitor's. */
export function downloadTexts(texts: readonly string[], type: string, fileName: string): void {
  downloadBlob(new Blob([...texts], { type }), fileName)
}

/** Saves parts, one after another, as a file of the visitor's. */
export function downloadParts(parts: readonly Blob[], type: string, fileName: string): void {
  downloadBlob(new Blob([...parts], { type }), fileName)
}
