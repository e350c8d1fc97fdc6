import { accessSync, constants, statSync } from 'node:fs'
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
