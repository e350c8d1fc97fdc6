import { chromium, type Browser } from 'playwright'
import { findBrowser, launchArgs } from './find-browser.ts'

/** It looks up no name but that of this machine: a request to any other host fails inside the browser. */
export const offlineArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Starts a browser for a script, without network unless that is wanted. */
export async function launchBrowser({ offline = true } = {}): Promise<Browser> {
  const args = offline ? [...launchArgs, ...offlineArgs] : launchArgs
  return chromium.launch({ executablePath: await findBrowser(), args })
}
