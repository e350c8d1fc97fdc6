import { logError } from './log'
import { canShareFile, isSharingDownloads, shareDownload } from './share'

// The browser reads the file after the click; one with a dialog for the place takes longer.
const FILE_KEPT_MS = 60_000

/** Saves a file to the place of the browser's downloads; false, and logged, if that fails. */
export function saveFile(file: File): boolean {
  try {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), FILE_KEPT_MS)
    return true
  } catch (cause) {
    logError('The file could not be saved', cause instanceof Error ? cause.name : undefined)
    return false
  }
}

/**
 * Gives parts, one after another, to the visitor as a file: all downloads come this way, but for those that the visitor
 * has chosen a place for (`growing-file`) and those that sharing has failed for. False, and logged, if the browser fails.
 */
export function downloadFile(parts: readonly BlobPart[], type: string, fileName: string): boolean {
  const file = new File([...parts], fileName, { type })
  if (!isSharingDownloads() || !canShareFile(file)) return saveFile(file)
  shareDownload(file)
  return true
}
