import { runCommand } from './run-command.ts'
import { findOnPath } from './find-on-path.ts'

const updateLimitMs = 180_000
const installLimitMs = 420_000

let update: Promise<number> | undefined

// Another installation may hold the lock for a while, and a question would wait for ever.
const apt = (args: string[], limitMs: number) =>
  runCommand('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    limitMs,
  })

/** Whether packages can be installed: as root on Debian and its kin. */
export const canAptInstall = () => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined

/** Installs Debian packages; resolves to false when that failed. */
export async function aptInstall(packages: string[], options: string[] = []) {
  // The list of packages is fetched once. A failure is no reason to stop: the one that is there may be good enough.
  update ??= apt(['update'], updateLimitMs)
  await update
  const install = ['install', '--yes', '--no-install-recommends', ...options, ...packages]
  return (await apt(install, installLimitMs)) === 0
}

/**
 * Puts the archives of Debian packages, and of what they need and the system lacks, into a folder
 * that has a folder `partial`; resolves to false when that failed.
 */
export const aptDownload = (packages: string[], dir: string) =>
  aptInstall(packages, ['--download-only', '-o', `Dir::Cache::Archives=${dir}`])
