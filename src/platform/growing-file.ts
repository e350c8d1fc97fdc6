import { downloadParts } from './download'
import { logError } from './log'

/** A file of the visitor's that is written bit by bit. */
export interface GrowingFile {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Finishes it: it is there from now on. */
  close: () => Promise<void>
  /** Gives it up. */
  abort: () => Promise<void>
}

interface SavePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string
  }) => Promise<{ createWritable(): Promise<FileSystemWritableFileStream> }>
}

/** Kept by the browser, which may put it on the disk, and saved as a whole in the end. */
function keptFile(name: string, type: string): GrowingFile {
  // Blobs and not bytes: the browser need not hold them in memory.
  let parts: Blob[] = []
  return {
    write: async (bytes) => void parts.push(new Blob([bytes])),
    close: async () => downloadParts(parts, type, name),
    abort: async () => void (parts = []),
  }
}

/**
 * Where the browser can, the visitor chooses a place on the disk; else the file is downloaded in the end.
 * Null: the visitor chose none. To be called by a click.
 */
export async function openGrowingFile(name: string, type: string): Promise<GrowingFile | null> {
  // Not in every browser, nor in the compiler's list.
  const { showSaveFilePicker: pick } = window as SavePicker
  if (!pick) return keptFile(name, type)
  try {
    const stream = await (await pick.call(window, { suggestedName: name })).createWritable()
    return {
      write: (bytes) => stream.write(bytes),
      close: () => stream.close(),
      abort: () => stream.abort(),
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null
    logError('No place on the disk', cause instanceof Error ? cause.message : undefined)
    return keptFile(name, type)
  }
}
