import { spawnSync } from 'node:child_process'

/** The oldest Chrome that the product supports. */
export const oldestVersion = 111

const answerLimitMs = 20_000

/** The main version in what a browser prints for --version, like `Chromium 156.0.8078.79 built on ...`. */
export function mainVersion(text: string): number | null {
  const [, main] = /(\d+)\.\d+\.\d+/.exec(text) ?? []
  return main === undefined ? null : Number(main)
}

/**
 * Why a program will not do as the browser of the tests, or null when it will. Only a start shows it:
 * some systems have a `chromium` that merely names the package to install.
 */
export function browserFault(path: string): string | null {
  // On Windows --version opens a window instead.
  if (process.platform === 'win32') return null
  const { stdout, status } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: answerLimitMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const version = status === 0 ? mainVersion(stdout) : null
  if (version === null) return 'it does not start'
  return version < oldestVersion ? `it is version ${version}` : null
}
