import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files of a folder and of those in it, with slashes as in an address: `static/js/main.js`. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
