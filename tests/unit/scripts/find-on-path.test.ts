import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { fileNamesOf, findOnPath } from '../../../scripts/programs/find-on-path'

const dir = mkdtempSync(join(tmpdir(), 'find-on-path-'))
const folders = ['empty', 'text', 'folder', 'program', 'later'].map((name) => join(dir, name))

beforeAll(() => {
  for (const folder of folders) mkdirSync(folder)
  writeFileSync(join(dir, 'text', 'chromium'), '', { mode: 0o644 })
  mkdirSync(join(dir, 'folder', 'chromium'))
  writeFileSync(join(dir, 'program', 'chromium'), '', { mode: 0o755 })
  writeFileSync(join(dir, 'later', 'chromium'), '', { mode: 0o755 })
})

afterAll(() => rmSync(dir, { recursive: true }))

const LINUX = { platform: 'linux', pathExt: '' }
const WINDOWS = { platform: 'win32', pathExt: '.COM;.EXE;.CMD' }

// Windows knows no bit that makes a file a program.
test.skipIf(process.platform === 'win32')(
  'a command is the first program of its name on the path',
  () => {
    const searchPath = ['', ...folders].join(delimiter)
    expect(findOnPath('chromium', searchPath, LINUX)).toBe(join(dir, 'program', 'chromium'))
  },
)

test('a command that no folder holds is not found', () => {
  expect(findOnPath('google-chrome', folders.join(delimiter))).toBeUndefined()
})

test('on Windows a command is a file with an ending of PATHEXT', () => {
  writeFileSync(join(dir, 'later', 'chrome.exe'), '', { mode: 0o755 })
  const searchPath = folders.join(delimiter)
  expect(findOnPath('chrome', searchPath, WINDOWS)).toBe(join(dir, 'later', 'chrome.exe'))
  expect(findOnPath('chrome', searchPath, LINUX)).toBeUndefined()
})

test.each([
  ['chrome', ['chrome.com', 'chrome.exe', 'chrome.cmd']],
  ['Chrome.EXE', ['Chrome.EXE']],
  ['npm.cmd', ['npm.cmd']],
  ['node.js', ['node.js.com', 'node.js.exe', 'node.js.cmd']],
])('on Windows %s is looked for as %j', (command, names) => {
  expect(fileNamesOf(command, WINDOWS)).toEqual(names)
})
