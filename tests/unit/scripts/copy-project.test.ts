import { lstatSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../../scripts/check/copy-project'
import { filesUnder, readSource } from '../../support/source-files'

let copy = ''
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => rmSync(copy, { recursive: true }))

test('a copy of the project has links to folders alone: on Windows not everybody may make others', () => {
  const packages = join(copy, 'node_modules')
  const links = readdirSync(packages).filter((name) =>
    lstatSync(join(packages, name)).isSymbolicLink(),
  )
  expect(links).toContain('vite')
  expect(links.filter((name) => !statSync(join(packages, name)).isDirectory())).toEqual([])
  const linking = filesUnder('scripts', 'tests').filter((path) =>
    /\bsymlink(Sync)?\(/.test(readSource(path)),
  )
  expect(linking).toEqual(['scripts/check/copy-project.ts'])
})

// fs.realpathSync leaves a short name of Windows as it is, C:\Users\RUNNER~1.
test('no script takes another real path than Vite', () => {
  const odd = filesUnder('scripts', 'tests').filter((path) =>
    /\brealpath(Sync)?\(/.test(readSource(path)),
  )
  expect(odd).toEqual([])
})
