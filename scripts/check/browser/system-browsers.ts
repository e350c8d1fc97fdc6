import { existsSync } from 'node:fs'
import { posix, win32 } from 'node:path'
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

function macPaths(env: NodeJS.ProcessEnv) {
  const folders = ['/Applications', ...(env['HOME'] ? [`${env['HOME']}/Applications`] : [])]
  return macApps.flatMap((app) =>
    folders.map((folder) => posix.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
  )
}

function windowsPaths(env: NodeJS.ProcessEnv) {
  const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
  return windowsFiles.flatMap((file) =>
    folders.flatMap((folder) => (folder ? [win32.join(folder, file)] : [])),
  )
}

/** The files of the Chrome, Chromium and Edge that this system has, Chrome first. */
export function systemBrowserPaths() {
  if (process.platform === 'darwin') return macPaths(process.env).filter((path) => existsSync(path))
  if (process.platform === 'win32') {
    return windowsPaths(process.env).filter((path) => existsSync(path))
  }
  const found = linuxCommands.flatMap((command) => findOnPath(command) ?? [])
  return [...found, ...linuxFiles.filter((path) => existsSync(path))]
}
