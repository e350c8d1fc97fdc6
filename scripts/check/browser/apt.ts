import { runCommand } from '../../bootstrap/run-command.mjs'
import { findOnPath } from './find-on-path.ts'

const updateLimitMs = 180_000
const installLimitMs = 420_000

let update: Promise<number> | undefined

function apt(args: string[], limitMs: number) {
  // Another installation may hold the lock for a while; questions would wait for ever.
  const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=120']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return runCommand('apt-get', [...quiet, ...args], { env, limitMs })
}

/** True as root on Debian and its kin. */
export function canAptInstall() {
  return process.getuid?.() === 0 && findOnPath('apt-get') !== undefined
}

/** The package list is fetched once; a failure is no reason to stop: it may be good enough. */
async function aptUpdate() {
  update ??= apt(['update'], updateLimitMs)
  await update
}

/** Installs Debian packages; resolves to false when that failed. */
export async function aptInstall(packages: string[]) {
  await aptUpdate()
  const options = ['install', '--yes', '--no-install-recommends']
  return (await apt([...options, ...packages], installLimitMs)) === 0
}

/**
 * Puts the archives of Debian packages, and of what they need and the system lacks, into a folder
 * that has a folder `partial`; resolves to false when that failed.
 */
export async function aptDownload(packages: string[], dir: string) {
  await aptUpdate()
  const options = ['install', '--yes', '--no-install-recommends', '--download-only']
  const place = ['-o', `Dir::Cache::Archives=${dir}`]
  return (await apt([...options, ...place, ...packages], installLimitMs)) === 0
}
