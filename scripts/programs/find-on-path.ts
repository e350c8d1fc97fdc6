import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The full path of a command, or undefined when no folder of PATH holds it.
 * @param command a bare name
 */
export function findOnPath(command: string, searchPath: string = process.env['PATH'] ?? '') {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, command)).find(isProgram)
}

/** The path of WebKitGTK's small browser, which lies in a folder named after the processor. */
export function miniBrowserPath(libraries = '/usr/lib') {
  const names = existsSync(libraries) ? readdirSync(libraries) : []
  const folders = names.map((name) => join(libraries, name, 'webkit2gtk-4.1'))
  return findOnPath('MiniBrowser', folders.join(delimiter))
}
