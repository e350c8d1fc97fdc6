import { aptInstall, canAptInstall } from './browser/apt.ts'
import { findOnPath } from './browser/find-on-path.ts'

/** Makes sure of zbarimg, the third reader of QR codes in the tests, where apt-get can bring it. */
export async function ensureZbar() {
  if (findOnPath('zbarimg') !== undefined) return
  if (canAptInstall()) {
    console.log('Installing zbar-tools with apt-get ...')
    if (await aptInstall(['zbar-tools'])) return
  }
  console.log('zbarimg is not installed: the tests that ask it are skipped (Debian: zbar-tools).')
}
