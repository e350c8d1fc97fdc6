import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Browser } from 'playwright'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { packageFile } from '../../bootstrap/paths.mjs'
import { runCommand } from '../../run-command.ts'
import { canAptInstall, aptInstall } from './apt.ts'
import { findOnPath } from './find-on-path.ts'

const downloadLimitMs = 300_000

const commands = [
  // Without windows, and with that twice as fast.
  'chromium-headless-shell',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
]

/** For every start of a browser in tests and benchmarks: it sends requests to the page's hosts only. */
export const launchArgs = [
  // Chromium refuses to run its sandbox as root.
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Drawing by a graphics card that is not there costs more than drawing by the processor.
  '--disable-gpu',
]

/** It looks up no name but that of this machine: a request to any other host fails inside the browser. */
export const offlineArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** The oldest Chrome that the product supports. */
const oldestVersion = 111

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

function checkNamedBrowser(named: string) {
  const path = findOnPath(named) ?? named
  const fault = existsSync(path) ? browserFault(path) : 'there is no such file'
  if (fault === null) return path
  throw new CliError(
    `CHROMIUM_PATH is ${named}, but ${fault}. Let it name a Chrome or Chromium, version ${oldestVersion} or later, or unset it.`,
  )
}

const findSystemBrowser = () =>
  commands
    .flatMap((command) => findOnPath(command) ?? [])
    .find((path) => browserFault(path) === null)

async function findPlaywrightBrowser() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) && browserFault(path) === null ? path : undefined
}

async function downloadPlaywrightBrowser() {
  console.log("No Chrome or Chromium here: downloading Playwright's ...")
  const install = [packageFile('playwright/cli.js'), 'install', '--no-shell', 'chromium']
  await runCommand(process.execPath, install, { limitMs: downloadLimitMs })
  return findPlaywrightBrowser()
}

async function installDebianBrowser() {
  if (!canAptInstall()) return undefined
  console.log('That did not work: installing Chromium with apt-get ...')
  // Without a font every text in the browser is a row of boxes.
  await aptInstall(['chromium', 'fonts-liberation'])
  return findSystemBrowser()
}

/**
 * The path of a browser for the tests: CHROMIUM_PATH, one that PATH has, Playwright's own, or one that
 * is fetched now. Throws a CliError that says what to install when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return checkNamedBrowser(named)
  const found =
    findSystemBrowser() ??
    (await findPlaywrightBrowser()) ??
    (await downloadPlaywrightBrowser()) ??
    (await installDebianBrowser())
  if (found !== undefined) return found
  throw new CliError(
    `The browser tests need Chrome, Edge or Chromium, version ${oldestVersion} or later. Install one, or set CHROMIUM_PATH to the program file of one.`,
  )
}

/** Starts a browser for a script, without network. */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright')
  const args = [...launchArgs, ...offlineArgs]
  return chromium.launch({ executablePath: await findBrowser(), args })
}
