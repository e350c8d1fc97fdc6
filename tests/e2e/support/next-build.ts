import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POWERED_BY } from '../../../src/app/texts.en'
import { languagesBeside, LANGUAGES, PUBLISHED } from '../../../src/site/languages'
import { distDir } from '../../../scripts/bootstrap/paths.mjs'
import { filesIn } from '../../../scripts/build/files-in.ts'
import { buildServiceWorker } from '../../../scripts/build/service-worker.ts'

/** In the name of every hashed file of the next build, and in none of this one. */
const MARK = 'next-'
const FOOTER = POWERED_BY
export const NEXT_FOOTER = 'Powered by the next version'

/** Path of a page's file in a build, as the browser asks for it, is of the next build. */
export const isNext = (path: string): boolean => path.includes(`/${MARK}`)

const nextName = (path: string) =>
  path.startsWith('/static/') ? path.replace(/[^/]+$/, `${MARK}$&`) : path

/** The workers of the languages that a build has, with the lists of its files as they are now. */
async function rebuildServiceWorkers(dir: string, basePath: string): Promise<void> {
  for (const id of PUBLISHED) {
    const { path: language } = LANGUAGES[id]
    const others = languagesBeside(id).map((other) => LANGUAGES[other].path)
    if (existsSync(join(dir, language ? `${language}.html` : 'index.html')))
      await buildServiceWorker(dir, { basePath, language, others })
  }
}

/**
 * The built site as a later deployment would have it: other names for all hashed files, another
 * footer, and a service worker that our own build step has made of it.
 */
export async function makeNextBuild(
  builtDir = distDir,
  basePath = '/',
): Promise<{ dir: string; remove: () => void }> {
  const dir = mkdtempSync(join(tmpdir(), 'next-build-'))
  cpSync(builtDir, dir, { recursive: true })
  const paths = filesIn(builtDir).map((path) => `/${path}`)
  const files = paths.filter((path) => !/\.(br|gz)$/.test(path))
  const hashed = files.filter((path) => path.startsWith('/static/'))
  for (const path of files.filter((name) => /\.(html|js|css|json|svg|webmanifest)$/.test(name))) {
    let text = readFileSync(join(dir, path), 'utf8').replaceAll(FOOTER, NEXT_FOOTER)
    for (const file of hashed) {
      const name = file.replace(/^.*\//, '')
      text = text.replaceAll(name, MARK + name)
    }
    writeFileSync(join(dir, path), text)
  }
  for (const path of paths.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(dir, path))
  for (const path of hashed) renameSync(join(dir, path), join(dir, nextName(path)))
  await rebuildServiceWorkers(dir, basePath)
  return { dir, remove: () => rmSync(dir, { recursive: true }) }
}
