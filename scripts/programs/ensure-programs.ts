import { ensureProgram } from './find-program.ts'
import { aptInstall, canAptInstall } from './apt.ts'
import { installHeadlessBrowser } from './find-browser.ts'
import { findOnPath, miniBrowserPath } from './find-on-path.ts'
import type { Check } from '../check/check.ts'

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

/** Packages of Debian, by command: the third reader of QR codes, and what docs/deploy.md copies with. */
const packagesOfUnitTests = { zbarimg: 'zbar-tools', rsync: 'rsync' }

/** Those, and the servers for which deploy/ has a configuration. */
async function ensureOfUnitTests() {
  const missing = Object.entries(packagesOfUnitTests).filter(([command]) => !has(command))
  const packages = missing.map(([, name]) => name)
  await ensurePackages(packages, 'The tests with them are skipped.')
  for (const command of ['nginx', 'caddy']) {
    if ((await ensureProgram(command)) !== undefined) continue
    console.log(`${command} is not here: the tests that start it are skipped (Debian: ${command}).`)
  }
}

async function ensureOtherBrowsers() {
  const hasFirefox = has('firefox-esr') || has('firefox')
  const hasWebkit = miniBrowserPath() !== undefined && has('WebKitWebDriver') && has('xvfb-run')
  const firefox = hasFirefox ? [] : ['firefox-esr']
  const webkit = hasWebkit ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']
  await ensurePackages([...firefox, ...webkit], 'The tests in those browsers are skipped.')
}

/** Installs what checks need beside the packages. */
export async function ensurePrograms(checks: Check[]) {
  const usesChromium = checks.some(({ needsBrowser }) => needsBrowser)
  // The browser tests take half the time with it.
  if (usesChromium && !process.env['CHROMIUM_PATH']) await installHeadlessBrowser()
  if (checks.some(({ report }) => report)) await ensureOfUnitTests()
  if (checks.some(({ name }) => name === 'browsers')) await ensureOtherBrowsers()
}
