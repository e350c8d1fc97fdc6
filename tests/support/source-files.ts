import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { filesIn } from '../../scripts/build/files-in'

const ROOT = resolve(import.meta.dirname, '../..')

/** Paths from the project's root, with slashes, of every file of ours under the folders. */
export function filesUnder(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => filesIn(resolve(ROOT, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => !path.includes('/node_modules/'))
    .toSorted()
}

/** The text of a file, with our line ends: an editor on Windows may have written others. */
export const readSource = (path: string): string =>
  readFileSync(resolve(ROOT, path), 'utf8').replaceAll('\r\n', '\n')

/** Lines as an editor counts them. */
export const lineCount = (source: string): number => source.trimEnd().split('\n').length
