import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Paths from the project's root, with slashes, of every file of ours under the folders. */
export function filesUnder(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, resolve(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('/node_modules/'))
    .toSorted()
}

export const readSource = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')

/** Lines as an editor counts them. */
export const lineCount = (source: string): number => source.trimEnd().split('\n').length
