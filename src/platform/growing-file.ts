import { downloadFile } from './download'
import { logError } from './log'
import { pause } from './schedule'

/** A file on the visitor's device that is written in parts: blobs, which the browser need not keep in memory. */
export interface GrowingFile {
  /** The name that the visitor has chosen, where that is known. */
  name: string
  write: (part: Blob) => Promise<void>
  /** Completes the file; only now is it visible. */
  close: () => Promise<void>
  abort: () => Promise<void>
}

interface ChosenFile {
  name: string
  createWritable: () => Promise<FileSystemWritableFileStream>
  /** Older browsers lack it. */
  remove?: () => Promise<void>
}

interface SavePicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<ChosenFile>
}

let isChoosing = false

/** Collects the parts in the browser, which may move them to disk, and downloads them on `close`. */
function keptFile(name: string, type: string): GrowingFile {
  let parts: Blob[] = []
  return {
    name,
    write: async (part) => void parts.push(part),
    async close() {
      // In a task of its own, on a slow device the longest of all.
      await pause(0)
      if (!downloadFile(parts, type, name)) throw new Error('not saved')
      await pause(0)
    },
    abort: async () => void (parts = []),
  }
}

/** A file of the picker, which has made it, or emptied it where there was one. */
async function chosenFile(file: ChosenFile): Promise<GrowingFile> {
  const stream = await file.createWritable()
  return {
    name: file.name,
    write: (part) => stream.write(part),
    close: () => stream.close(),
    async abort() {
      await stream.abort()
      await file.remove?.().catch(() => {})
    },
  }
}

/**
 * Lets the visitor choose a file where the browser supports it; otherwise the parts are downloaded on `close`.
 * Null: the visitor cancelled, or is still choosing after the first press of a double click. Needs the user
 * activation of a click.
 */
export async function openGrowingFile(name: string, type: string): Promise<GrowingFile | null> {
  // Not in every browser, nor in TypeScript's DOM types.
  const { showSaveFilePicker: pick } = window as SavePicker
  if (!pick) return keptFile(name, type)
  if (isChoosing) return null
  isChoosing = true
  try {
    return await chosenFile(await pick.call(window, { suggestedName: name }))
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null
    logError('No place on the disk', cause instanceof Error ? cause.message : undefined)
    return keptFile(name, type)
  } finally {
    isChoosing = false
  }
}
