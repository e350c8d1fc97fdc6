import { ensureProgram } from '../serve/find-program.ts'
import { aptInstall, canAptInstall } from './browser/apt.ts'
import { findOnPath, miniBrowserPath } from './browser/find-on-path.ts'

const has = (command: string) => findOnPath(command) !== undefined

/** Installs Debian packages where apt-get can; else prints what becomes of the tests without them. */
async function ensurePackages(packages: string[], without: string) {
  if (packages.length === 0) return
  if (canAptInstall()) {
    console.log(`Installing ${packages.join(', ')} with apt-get ...`)
    if (await aptInstall(packages)) return
  }
  console.log(`Not installed: ${packages.join(', ')} (Debian). ${without}`)
}

/**
 * Debian's Chromium without windows: the browser tests take half the time with it. Without it they run with whatever
 * Chromium or Chrome there is.
 */
export async function ensureHeadlessBrowser() {
  const program = 'chromium-headless-shell'
  if (process.env['CHROMIUM_PATH'] || has(program) || !canAptInstall()) return
  await ensurePackages(
    [program, 'fonts-liberation'],
    'The tests run with another Chromium or Chrome.',
  )
}

/** zbarimg, the third reader of QR codes in the tests. */
export const ensureZbar = () =>
  ensurePackages(has('zbarimg') ? [] : ['zbar-tools'], 'The tests that ask zbarimg are skipped.')

/** Firefox and WebKitGTK for the tests in other browsers. */
export function ensureOtherBrowsers() {
  const hasFirefox = has('firefox-esr') || has('firefox')
  const hasWebkit = miniBrowserPath() !== undefined && has('WebKitWebDriver') && has('xvfb-run')
  const packages = [
    ...(hasFirefox ? [] : ['firefox-esr']),
    ...(hasWebkit ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ]
  return ensurePackages(packages, 'The tests in those browsers are skipped.')
}

/** The servers for which deploy/ has a configuration. */
export async function ensureServers() {
  for (const command of ['nginx', 'caddy']) {
    if ((await ensureProgram(command)) !== undefined) continue
    console.log(`${command} is not here: the tests that start it are skipped (Debian: ${command}).`)
  }
}
