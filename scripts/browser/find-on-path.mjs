import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The full path of a command, or undefined when no folder of PATH holds it.
 * @param {string} command a bare name
 * @param {string} [searchPath]
 */
export function findOnPath(command, searchPath = process.env['PATH'] ?? '') {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, command)).find(isProgram)
}
