import { projectFiles } from './project-files'
import { readSource } from './source-files'

interface LockedEntry {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  hasInstallScript?: boolean
}

export interface LockedPackage extends LockedEntry {
  name: string
}

interface LockFile {
  lockfileVersion: number
  packages: Record<string, LockedEntry>
}

/** The lock file of the project, and of every part of it that has one of its own. */
export const lockFiles: readonly string[] = projectFiles().filter((path) =>
  /(^|\/)(package-lock|npm-shrinkwrap)\.json$/.test(path),
)

// The form is npm's own, lockfileVersion 3; the test of PL-32 checks the version.
export const readLock = (file: string) => JSON.parse(readSource(file)) as LockFile

/** Every package of a lock file but the project itself. */
export const lockedPackages = (file: string): LockedPackage[] =>
  Object.entries(readLock(file).packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, entry]) => ({
      ...entry,
      name: entry.name ?? folder.replace(/^.*node_modules\//, ''),
    }))
