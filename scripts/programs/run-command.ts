import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { constants } from 'node:os'
import { rootDir } from '../bootstrap/paths.mjs'

const onWindows = process.platform === 'win32'
const graceMs = 10_000

/** Ends a program and what it started: it has a process group of its own. */
function endTree({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return
  if (onWindows) {
    spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-pid, signal)
  } catch {
    // Nothing of the group is left.
  }
}

/** Interrupts the child when this process gets a signal to end; it then ends after the child. */
function forwardSignals(child: ChildProcess) {
  const forward = (signal: NodeJS.Signals) => {
    child.once('exit', () => {
      endTree(child, 'SIGKILL')
      process.exit(128 + constants.signals[signal])
    })
    // Playwright stops its servers on SIGINT only.
    endTree(child, 'SIGINT')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.off(signal, forward)
  }
}

interface Options {
  env?: Record<string, string>
  /** The folder it runs in, in place of the project's. */
  cwd?: string
  limitMs?: number
  output?: number | 'inherit'
}

/**
 * Runs a program in the project's folder, its output in ours or in an open file, without input. It has our
 * environment but for NODE_ENV, which Vite and the test runners set to what they need: one that comes from
 * outside would turn a build into a development build, or the reverse.
 * Resolves to its exit code: 127 when it could not be started, 124 when it was ended after `limitMs`, 1 after a signal.
 */
export function runCommand(
  command: string,
  args: string[],
  { env: added, cwd = rootDir, limitMs, output = 'inherit' }: Options = {},
): Promise<number> {
  const { NODE_ENV: _ignored, ...inherited } = process.env
  const env = { ...inherited, ...added }
  const options: SpawnOptions = { cwd, env, stdio: ['ignore', output, output] }
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: !onWindows })
    const stopForwarding = forwardSignals(child)
    let timer: NodeJS.Timeout | undefined
    let late = false
    const settle = (code: number) => {
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
