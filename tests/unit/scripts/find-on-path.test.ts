import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { findOnPath } from '../../../scripts/programs/find-on-path'

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

test('a command is the first program of its name on the path', () => {
  const searchPath = ['', ...folders].join(delimiter)
  expect(findOnPath('chromium', searchPath)).toBe(join(dir, 'program', 'chromium'))
})

test('a command that no folder holds is not found', () => {
  expect(findOnPath('google-chrome', folders.join(delimiter))).toBeUndefined()
})
