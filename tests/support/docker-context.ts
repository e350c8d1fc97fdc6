import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { linkFolder, makeBuildFolder } from '../../scripts/check/copy-project'
import { projectFiles } from './project-files'
import { readSource } from './source-files'

/** A line of .dockerignore: `**` for any folders, `*` for a part of a name; a folder takes all in it. */
function asPattern(line: string): RegExp {
  const parts = line.replace(/^!/, '').split('/')
  const globs = parts.map((part) =>
    part === '**' ? '(?:.*/)?' : `${part.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/`,
  )
  return new RegExp(`^${globs.join('').replace(/\/$/, '')}(?:/|$)`)
}

/** The files that `docker build` sends; of the lines that name a file the last one counts. */
export function contextFiles(ignoreText = readSource('.dockerignore')): string[] {
  const lines = ignoreText.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
  const rules = lines.map((line) => ({ pattern: asPattern(line), keeps: line.startsWith('!') }))
  return projectFiles().filter(
    (path) => rules.findLast(({ pattern }) => pattern.test(path))?.keeps ?? true,
  )
}

/** A folder with the tree in which the Dockerfile builds, its packages installed. */
export function makeDockerContext(): string {
  const dir = makeBuildFolder('docker-context-')
  for (const path of contextFiles()) {
    cpSync(join(rootDir, path), join(dir, path), { recursive: true })
  }
  linkFolder(join(rootDir, 'node_modules'), join(dir, 'node_modules'))
  return dir
}
