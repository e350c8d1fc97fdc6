import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile } from '../bootstrap/paths.mjs'
import { runCommand } from './run-command.ts'
import { canAptInstall, aptInstall } from './apt.ts'
import { findOnPath } from './find-on-path.ts'

const downloadLimitMs = 300_000

/** Debian's Chromium that draws no windows, which makes it twice as fast. */
const headlessShell = 'chromium-headless-shell'

const commands = [headlessShell, 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']

/** Every browser of tests and benchmarks starts with these: then it sends requests to the page's hosts alone. */
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

/** With these the browser looks up no name but that of this machine: a request to any other host fails inside the browser. */
export const offlineArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const answerLimitMs = 20_000

/** Whether a program starts, which only a start shows: some systems have a `chromium` that merely names the package to install. */
export function doesStart(path: string): boolean {
  // On Windows --version opens a window instead.
  if (process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: answerLimitMs }).status === 0
}

function checkNamedBrowser(named: string) {
  const path = findOnPath(named) ?? named
  if (doesStart(path)) return path
  throw new CliError(
    `CHROMIUM_PATH is ${named}, which does not start. Let it name a Chrome or Chromium, or unset it.`,
  )
}

const findSystemBrowser = () =>
  commands.flatMap((command) => findOnPath(command) ?? []).find(doesStart)

const findPlaywrightBrowser = () => [chromium.executablePath()].find(doesStart)

async function downloadPlaywrightBrowser() {
  console.log("No Chrome or Chromium here: downloading Playwright's ...")
  const install = [packageFile('playwright/cli.js'), 'install', '--no-shell', 'chromium']
  await runCommand(process.execPath, install, { limitMs: downloadLimitMs })
  const found = findPlaywrightBrowser()
  if (found === undefined && existsSync(chromium.executablePath())) {
    // A bare Linux has none of its libraries, and only root can install those.
    throw new CliError(
      "Playwright's Chromium is here and does not start: it lacks libraries of the system. As root, once: npx playwright install-deps chromium",
    )
  }
  return found
}

/** Debian's Chromium without windows, where apt-get can install it. */
export async function installHeadlessBrowser() {
  if (findOnPath(headlessShell) === undefined && canAptInstall()) {
    console.log(`Installing ${headlessShell} with apt-get ...`)
    // Without a font every text in the browser is a row of boxes.
    await aptInstall([headlessShell, 'fonts-liberation'])
  }
  return findSystemBrowser()
}

/**
 * The path of a browser for the tests: CHROMIUM_PATH, one that PATH has, Playwright's own, or one that
 * is fetched now. Throws a CliError with what to install when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return checkNamedBrowser(named)
  const found =
    findSystemBrowser() ??
    findPlaywrightBrowser() ??
    (await installHeadlessBrowser()) ??
    (await downloadPlaywrightBrowser())
  if (found !== undefined) return found
  throw new CliError(
    'The browser tests need Chrome, Edge or Chromium. Install one, or set CHROMIUM_PATH to the program file of one.',
  )
}

/** Starts a browser for a script, without network. */
export async function launchBrowser(): Promise<Browser> {
  const args = [...launchArgs, ...offlineArgs]
  return chromium.launch({ executablePath: await findBrowser(), args })
}
