import { aptInstall, canAptInstall } from './apt.ts'
import { findOnPath } from './find-on-path.ts'

const program = 'chromium-headless-shell'

/**
 * Makes sure of Debian's Chromium without windows, where apt-get can bring it: the browser tests take
 * half the time with it. Without it they run with whatever Chromium or Chrome there is.
 */
export async function ensureHeadlessBrowser() {
  if (process.env['CHROMIUM_PATH'] || findOnPath(program) !== undefined || !canAptInstall()) return
  console.log(`Installing ${program} with apt-get ...`)
  if (!(await aptInstall([program, 'fonts-liberation']))) console.log('That did not work.')
}
