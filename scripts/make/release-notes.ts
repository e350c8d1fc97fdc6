// `npm run release-notes -- v1.0.0 FILE`: the part of the changelog that a release is published with.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { isMain, rootDir } from '../bootstrap/paths.mjs'

/**
 * What the changelog has below the heading of a version, as `## 1.0.0 (2026-11-28)`; throws a CliError where the tag is
 * not that of the version, or there is nothing to say.
 */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`) {
    throw new CliError(`The tag is ${tag}, and package.json has the version ${version}.`)
  }
  const part = changelog.split(/^## /m).find((text) => text.startsWith(`${version} (`))
  const notes = part?.replace(/^.*\n/, '').trim() ?? ''
  if (notes === '') throw new CliError(`CHANGELOG.md has no part for ${version}.`)
  return `${notes}\n`
}

const read = (name: string) => readFileSync(join(rootDir, name), 'utf8')

if (isMain(import.meta.url)) {
  const [, , tag = '', file = 'notes.md'] = process.argv
  const { version } = JSON.parse(read('package.json'))
  writeFileSync(file, releaseNotes(tag, version, read('CHANGELOG.md')))
  console.log(`${file} written`)
}
