import { logError } from './log'

/** Saves the content of a data or blob URL as a file of the visitor's. */
export function downloadUrl(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}

// The browser reads the file after the click; one with a dialog for the place takes longer.
const FILE_KEPT_MS = 60_000

/** Saves parts, one after another, as a file of the visitor's; false, and logged, if the browser fails. */
export function downloadFile(parts: readonly BlobPart[], type: string, fileName: string): boolean {
  try {
    const url = URL.createObjectURL(new Blob([...parts], { type }))
    downloadUrl(url, fileName)
    setTimeout(() => URL.revokeObjectURL(url), FILE_KEPT_MS)
    return true
  } catch (cause) {
    logError('The file could not be saved', cause instanceof Error ? cause.name : undefined)
    return false
  }
}
