import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { projectFiles } from '../support/project-files'

const hasGit = spawnSync('git', ['--version']).status === 0

/** Two clones of the files, one of them made as git for Windows makes one. */
function cloneTwice(files: readonly string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'line-ends-'))
  const [origin, here, onWindows] = [join(dir, 'origin'), join(dir, 'here'), join(dir, 'windows')]
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
  git('clone', origin, here)
  git(...windows, 'clone', origin, onWindows)
  return { here, onWindows, remove: () => rmSync(dir, { recursive: true }) }
}

test.skipIf(!hasGit)('a clone on Windows has every file as it was committed', () => {
  // Not the files of this clone, in which an editor may have changed the ends of lines.
  const { here, onWindows, remove } = cloneTwice(projectFiles())
  const changed = projectFiles().filter(
    (file) => !readFileSync(join(onWindows, file)).equals(readFileSync(join(here, file))),
  )
  expect(changed).toEqual([])
  remove()
})
