import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The name in the built page of a class of `*.module.css`: shorter than Vite's, which ends in the line too. */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(ROOT, file)).digest('base64url')
  return `${name}_${hash.slice(0, 4)}`
}
