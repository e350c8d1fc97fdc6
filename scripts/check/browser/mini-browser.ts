import { readdirSync } from 'node:fs'
import { join } from 'node:path'

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
