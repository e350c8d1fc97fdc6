import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canAptInstall } from './apt.ts'
import { findOnPath } from './find-on-path.ts'

const libraries = '/usr/lib'

function namesIn(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The path of WebKitGTK's small browser, which lies in a folder named after the processor. */
export function miniBrowserPath() {
  return namesIn(libraries)
    .map((name) => join(libraries, name, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => namesIn(join(path, '..')).includes('MiniBrowser'))
}

const hasFirefox = () => (findOnPath('firefox-esr') ?? findOnPath('firefox')) !== undefined

const hasWebkit = () =>
  miniBrowserPath() !== undefined &&
  findOnPath('WebKitWebDriver') !== undefined &&
  findOnPath('xvfb-run') !== undefined

/** Makes sure of Firefox and WebKitGTK for the tests in other browsers, where apt-get can bring them. */
export async function ensureOtherBrowsers() {
  const packages = [
    ...(hasFirefox() ? [] : ['firefox-esr']),
    ...(hasWebkit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ]
  if (packages.length === 0) return
  if (canAptInstall()) {
    console.log(`Installing ${packages.join(', ')} with apt-get ...`)
    if (await aptInstall(packages)) return
  }
  console.log(
    `Not installed: ${packages.join(', ')} (Debian). The tests in those browsers are skipped.`,
  )
}
