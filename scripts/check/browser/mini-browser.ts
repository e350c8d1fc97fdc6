import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOnPath } from './find-on-path.ts'

const libraries = '/usr/lib'

/** The path of WebKitGTK's small browser, which lies in a folder named after the processor. */
export function miniBrowserPath() {
  const names = existsSync(libraries) ? readdirSync(libraries) : []
  const folders = names.map((name) => join(libraries, name, 'webkit2gtk-4.1'))
  return findOnPath('MiniBrowser', folders.join(delimiter))
}
