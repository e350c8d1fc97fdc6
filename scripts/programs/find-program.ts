import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'
import { runCommand } from './run-command.ts'
import { aptDownload, canAptInstall } from './apt.ts'
import { findOnPath } from './find-on-path.ts'

export type Program = { file: string; env: NodeJS.ProcessEnv }

const unpackedDir = join(rootDir, 'node_modules', '.cache', 'debian')

// Servers lie in folders that a user's PATH may lack.
const systemPath = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  .filter(Boolean)
  .join(delimiter)

/**
 * A server of the machine, or one that was unpacked earlier, with the environment that it needs. None on Windows, where
 * nginx is a beta, and reads the backslashes of a path as escapes: https://nginx.org/en/docs/windows.html
 */
export function findProgram(command: string): Program | undefined {
  if (process.platform === 'win32') return undefined
  const installed = findOnPath(command, systemPath)
  if (installed !== undefined) return { file: installed, env: process.env }
  const dir = join(unpackedDir, command)
  const file = findOnPath(command, [join(dir, 'usr/sbin'), join(dir, 'usr/bin')].join(delimiter))
  if (file === undefined) return undefined
  const libraries = join(dir, 'usr/lib')
  const paths = existsSync(libraries)
    ? readdirSync(libraries).map((name) => join(libraries, name))
    : []
  return { file, env: { ...process.env, LD_LIBRARY_PATH: paths.join(':') } }
}

/**
 * Finds a program or fetches its Debian package. The package is unpacked, not installed: installing
 * a server starts it, on port 80.
 */
export async function ensureProgram(command: string): Promise<Program | undefined> {
  const present = findProgram(command)
  if (present !== undefined || !canAptInstall()) return present
  console.log(`Fetching ${command} with apt-get ...`)
  const dir = join(unpackedDir, command)
  const archives = join(dir, 'archives')
  mkdirSync(join(archives, 'partial'), { recursive: true })
  if (!(await aptDownload([command], archives))) return undefined
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    await runCommand('dpkg-deb', ['--extract', join(archives, name), dir])
  }
  return findProgram(command)
}
