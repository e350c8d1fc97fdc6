// `npm run build:all`: every published language, one after another, into one folder.
import { PUBLISHED } from '../../src/site/languages.ts'
import { runBuild } from './run-build.ts'

for (const id of PUBLISHED) {
  process.env['NIMBLE_LANGUAGE'] = id
  await runBuild(...process.argv.slice(2))
}
