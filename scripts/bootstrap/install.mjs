import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { rootDir } from './paths.mjs'
import { CliError } from './cli-error.mjs'

// Node's own modules only: this runs before anything is installed.

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder, '' being the project itself
 */

/**
 * @param {string} version of the running Node, like `20.19.3`
 * @param {string} range of the form `>=20.19`
 */
const isNodeRecentEnough = (version, range) =>
  version.localeCompare(range.replace('>=', ''), 'en', { numeric: true }) >= 0

/**
 * Compares what the lock file asks for with what npm recorded after its last installation.
 * Optional packages may be absent: most of them are for other systems.
 * @param {LockedPackages} wanted
 * @param {LockedPackages | null} installed null when no installation was finished
 */
export function needsInstall(wanted, installed) {
  if (installed === null) return true
  return Object.entries(wanted).some(([folder, entry]) => {
    if (folder === '') return false
    const found = installed[folder]
    if (found === undefined) return !(entry.optional || entry.devOptional)
    return found.version !== entry.version || found.integrity !== entry.integrity
  })
}

/**
 * @param {string} file
 * @returns {LockedPackages | null}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** Throws a CliError under a Node older than package.json requires. */
function assertNodeVersion() {
  const { engines } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'))
  if (isNodeRecentEnough(process.versions.node, engines.node)) return
  const needed = engines.node.replace('>=', '')
  throw new CliError(
    `Node ${needed} or later is needed, and this is Node ${process.versions.node}. A newer one is at https://nodejs.org.`,
  )
}

/** @param {string[]} args */
function runNpm(args) {
  // Under `npm start` npm names its own script, which needs no shell on Windows.
  const script = process.env['npm_execpath']
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'inherit', 'inherit']
  const { status } = script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...args], { stdio })
    : spawnSync('npm', args, { stdio, shell: process.platform === 'win32' })
  return status === 0
}

/**
 * Installs the packages of a folder's lock file unless they are there; throws a CliError if it cannot.
 * @param {string} [dir]
 */
export function ensureInstalled(dir = rootDir) {
  assertNodeVersion()
  const lockFile = join(dir, 'package-lock.json')
  const shownFile = relative(rootDir, lockFile)
  const wanted = readLock(lockFile)
  if (wanted === null) throw new CliError(`${shownFile} is missing or damaged.`)
  // npm writes this file as the last step of an installation.
  const witnessFile = join(dir, 'node_modules', '.package-lock.json')
  if (!needsInstall(wanted, readLock(witnessFile))) return

  console.log(`Installing the packages of ${shownFile} ...`)
  // An installation that is cut short must not leave the witness of an earlier one behind.
  rmSync(witnessFile, { force: true })
  // Nothing in the lock file has an install script; --include=dev counts where npm is set to omit those.
  const quiet = ['--no-audit', '--no-fund']
  if (runNpm(['--prefix', dir, 'ci', '--ignore-scripts', '--include=dev', ...quiet])) return
  throw new CliError(
    'The packages could not be installed; its message is above. Is there a network?',
  )
}
