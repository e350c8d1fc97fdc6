import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { projectFiles } from '../support/project-files'

const hasGit = spawnSync('git', ['--version']).status === 0

/** A clone of the files, made as git for Windows makes one. */
function cloneAsOnWindows(files: readonly string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'line-ends-'))
  const [origin, clone] = [join(dir, 'origin'), join(dir, 'clone')]
  for (const file of files) {
    mkdirSync(dirname(join(origin, file)), { recursive: true })
    cpSync(join(rootDir, file), join(origin, file))
  }
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  const windows = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf']
  const git = (...args: string[]) => execFileSync('git', args, { cwd: origin, stdio: 'ignore' })
  git('init')
  git('add', '--all', '--force')
  git(...author, 'commit', '--message', 'All')
  git(...windows, 'clone', origin, clone)
  return { clone, remove: () => rmSync(dir, { recursive: true }) }
}

test.skipIf(!hasGit)('a clone on Windows has every file as it was committed', () => {
  const { clone, remove } = cloneAsOnWindows(projectFiles())
  const changed = projectFiles().filter(
    (file) => !readFileSync(join(clone, file)).equals(readFileSync(join(rootDir, file))),
  )
  expect(changed).toEqual([])
  remove()
})
