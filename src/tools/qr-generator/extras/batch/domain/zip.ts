import { madeFiles } from './batch'
import type { BatchWriter } from './queue'

/** Longest name of a file without its extension, in UTF-16 code units. */
const MAX_NAME = 80

// What Windows, macOS or a ZIP's folders do not allow in the name of a file, and what turns its letters
// about: 'bill\u202egnp.exe' is shown as 'billexe.png'.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/g

// Windows: the name of a device, with or without an extension.
const DEVICE = /^(con|prn|aux|nul|(?:com|lpt)[\d¹²³])(\.|$)/i

/** A name that every system accepts; empty where no character is left. */
export function fileNameOf(text: string): string {
  const name = text
    .replace(/\p{Surrogate}/gu, '_')
    .normalize('NFC')
    .replace(FORBIDDEN, '_')
    .trim()
    .slice(0, MAX_NAME)
  // The cut may have halved a character.
  const whole = name.replace(/[\ud800-\udbff]$/, '').replace(/^[.\s]+|[.\s]+$/g, '')
  return DEVICE.test(whole) ? `_${whole}` : whole
}

/** Gives each name once: ' (2)' and so on is added, since some systems take 'A' and 'a' for one. */
export function uniqueNames(): (name: string) => string {
  // The last number each was given with: a search from 2 on would take minutes for a column of one name.
  const used = new Map<string, number>()
  return (name) => {
    let unique = name
    let count = used.get(name.toLowerCase()) ?? 1
    while (used.has(unique.toLowerCase())) unique = `${name} (${++count})`
    used.set(name.toLowerCase(), count).set(unique.toLowerCase(), 1)
    return unique
  }
}

/** A ZIP file that grows. */
export interface Zip {
  add: (files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) => Promise<Uint8Array>
  end: () => Promise<Uint8Array>
}

/** Packs the files of a batch, each under a name of its own; one that has none is named by its line. */
export function batchZip(zip: Zip, ending: 'png' | 'svg'): BatchWriter {
  const unique = uniqueNames()
  const endingAtEnd = new RegExp(`\\.${ending}$`, 'i')
  return {
    add(rows, made) {
      const files = madeFiles(rows, made).map(({ name, line, bytes }) => ({
        name: `${unique(fileNameOf(name.replace(endingAtEnd, '')) || `code-${line}`)}.${ending}`,
        bytes,
      }))
      return zip.add(files)
    },
    end: () => zip.end(),
  }
}
