import { existsSync } from 'node:fs'
import { win32 } from 'node:path'
import { findOnPath } from './find-on-path.ts'

const linuxCommands = [
  // Without windows, and with that twice as fast.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const linuxFiles = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge']

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge']

const windowsFiles = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

function macPaths({ HOME = '' }: NodeJS.ProcessEnv) {
  const folders = ['/Applications', `${HOME}/Applications`]
  return macApps.flatMap((app) =>
    folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`),
  )
}

function windowsPaths({ PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA }: NodeJS.ProcessEnv) {
  const folders = [PROGRAMFILES, x86, LOCALAPPDATA].filter((folder) => folder !== undefined)
  return windowsFiles.flatMap((file) => folders.map((folder) => win32.join(folder, file)))
}

const linuxPaths = () => [
  ...linuxCommands.flatMap((command) => findOnPath(command) ?? []),
  ...linuxFiles,
]

/** The files of the Chrome, Chromium and Edge that this system has, Chrome first. */
export function systemBrowserPaths() {
  const { platform, env } = process
  const ofUnix = platform === 'darwin' ? macPaths(env) : linuxPaths()
  const paths = platform === 'win32' ? windowsPaths(env) : ofUnix
  return paths.filter((path) => existsSync(path))
}
