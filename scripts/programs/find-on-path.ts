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

interface System {
  platform: string
  pathExt: string
}

const ourSystem: System = {
  platform: process.platform,
  pathExt: process.env['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD',
}

/** The files that start by a command: Windows wants one of the endings of PATHEXT, written or not. */
export function fileNamesOf(command: string, { platform, pathExt } = ourSystem): string[] {
  if (platform !== 'win32') return [command]
  const endings = pathExt.toLowerCase().split(';').filter(Boolean)
  if (endings.some((ending) => command.toLowerCase().endsWith(ending))) return [command]
  return endings.map((ending) => command + ending)
}

/**
 * The full path of a command, or undefined when no folder of PATH holds it.
 * @param command a bare name
 */
export function findOnPath(
  command: string,
  searchPath: string = process.env['PATH'] ?? '',
  system: System = ourSystem,
) {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  const names = fileNamesOf(command, system)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** The path of WebKitGTK's small browser, which lies in a folder named after the processor. */
export function miniBrowserPath(libraries = '/usr/lib') {
  const names = existsSync(libraries) ? readdirSync(libraries) : []
  const folders = names.map((name) => join(libraries, name, 'webkit2gtk-4.1'))
  return findOnPath('MiniBrowser', folders.join(delimiter))
}
