import { spawn } from 'node:child_process'
import { constants } from 'node:os'

import { rootDir } from './paths.mjs'

const onWindows = process.platform === 'win32'
const graceMs = 10_000

/**
 * Ends a program and what it started. A process group of its own is what makes that possible
 * without touching anybody else's processes.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endTree(child, signal) {
  if (child.pid === undefined) return
  if (onWindows) {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Nothing of the group is left.
  }
}

/**
 * Interrupts the child when this process gets a signal to end; it then ends after the child.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    child.once('exit', () => {
      endTree(child, 'SIGKILL')
      process.exit(128 + constants.signals[signal])
    })
    // Playwright stops its servers on SIGINT only.
    endTree(child, 'SIGINT')
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

/**
 * Runs a program in the project's folder, its output in ours or in an open file, without input. It has our
 * environment but for NODE_ENV, which Vite and the test runners set to what they need: one that comes from
 * outside would turn a build into a development build, or the reverse.
 * Resolves to its exit code: 127 when it could not be started, 124 when it was ended after `limitMs`, 1 after a signal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, limitMs?: number, shell?: boolean, output?: number | 'inherit' }} [options]
 * @returns {Promise<number>}
 */
export function runCommand(command, args, options = {}) {
  const { NODE_ENV: _ignored, ...inherited } = process.env
  const { env: added, limitMs, shell = false, output = 'inherit' } = options
  return new Promise((resolve) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const place = { cwd: rootDir, env: { ...inherited, ...added }, shell, detached: !onWindows }
    const child = spawn(command, args, { ...place, stdio: ['ignore', output, output] })
    const stopForwarding = forwardSignals(child)
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    let late = false
    /** @param {number} code */
    const settle = (code) => {
      stopForwarding()
      clearTimeout(timer)
      if (late) endTree(child, 'SIGKILL')
      resolve(late ? 124 : code)
    }
    const end = () => {
      late = true
      endTree(child, 'SIGINT')
      timer = setTimeout(endTree, graceMs, child, 'SIGKILL')
    }
    if (limitMs !== undefined) timer = setTimeout(end, limitMs)
    child.once('error', () => settle(127))
    child.once('exit', (code) => settle(code ?? 1))
  })
}
