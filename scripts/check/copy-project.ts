import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'

/** A copy of the project that can be changed and built, with the packages of this one. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))
  for (const name of readdirSync(rootDir)) {
    if (!['node_modules', 'dist', '.git'].includes(name))
      cpSync(join(rootDir, name), join(copy, name), { recursive: true })
  }
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(rootDir, 'node_modules'))) {
    if (!name.startsWith('.cache') && !name.startsWith('.vite'))
      symlinkSync(
        join(rootDir, 'node_modules', name),
        join(copy, 'node_modules', name),
        name.startsWith('.') ? 'file' : 'junction',
      )
  }
  return copy
}
