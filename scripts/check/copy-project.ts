import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'

/**
 * A new folder in which a build can run, by the name that Vite has for it: on Windows the folder for temporary files
 * may be named in short, C:\Users\RUNNER~1. https://github.com/vitejs/vite/issues/10802
 */
export const makeBuildFolder = (prefix: string): string =>
  realpathSync.native(mkdtempSync(join(tmpdir(), prefix)))

/** By a junction on Windows, which leads to folders only: not everybody may make a link there. */
export const linkFolder = (from: string, to: string) => symlinkSync(from, to, 'junction')

/** A copy of the project that can be changed and built, with the packages of this one. */
export function copyProject(): string {
  const copy = makeBuildFolder('project-')
  for (const name of readdirSync(rootDir)) {
    if (!['node_modules', 'dist', '.git'].includes(name))
      cpSync(join(rootDir, name), join(copy, name), { recursive: true })
  }
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(rootDir, 'node_modules'))) {
    if (name.startsWith('.cache') || name.startsWith('.vite')) continue
    const from = join(rootDir, 'node_modules', name)
    const to = join(copy, 'node_modules', name)
    if (statSync(from).isDirectory()) linkFolder(from, to)
    else copyFileSync(from, to)
  }
  return copy
}
