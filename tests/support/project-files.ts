import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const NOT_OURS = new Set(['.git', 'node_modules', 'dist'])

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name)) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Paths from the project's root, with slashes, of all that is or may be committed. */
export const projectFiles = (): string[] => filesIn('').toSorted()
