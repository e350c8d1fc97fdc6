// `npm run build:all`: every published language, one after another, into one folder.
import { PUBLISHED } from '../../src/site/languages.ts'
import { isMain } from '../bootstrap/paths.mjs'
import { runBuild } from './run-build.ts'

/** Builds the site as it is delivered; English empties the folder. */
export async function buildAll(...args: string[]): Promise<void> {
  for (const id of PUBLISHED) {
    process.env['NIMBLE_LANGUAGE'] = id
    await runBuild(...args)
  }
}

if (isMain(import.meta.url)) await buildAll(...process.argv.slice(2))
