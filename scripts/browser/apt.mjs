import { runCommand } from '../run-command.mjs'
import { findOnPath } from './find-on-path.mjs'

const updateLimitMs = 180_000
const installLimitMs = 420_000

/** @type {Promise<number> | undefined} */
let update

/** @param {string[]} args @param {number} limitMs */
function apt(args, limitMs) {
  // Another installation may hold the lock for a while; questions would wait for ever.
  const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=120']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return runCommand('apt-get', [...quiet, ...args], { env, limitMs })
}

/** True as root on Debian and its kin. */
export function canAptInstall() {
  return process.getuid?.() === 0 && findOnPath('apt-get') !== undefined
}

/**
 * Installs Debian packages; resolves to false when that failed. The package list is fetched once.
 * @param {string[]} packages
 */
export async function aptInstall(packages) {
  update ??= apt(['update'], updateLimitMs)
  // A failed update is no reason to stop: the list may be good enough.
  await update
  const code = await apt(
    ['install', '--yes', '--no-install-recommends', ...packages],
    installLimitMs,
  )
  return code === 0
}
