import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'
import { reportsDir, type Check } from './check.ts'
import { countPlaywright, countVitest } from './counts.ts'

const light = (name: string, file: string, ...args: string[]): Check => ({
  name,
  args: [packageFile(file), ...args],
  isLight: true,
})

// The compiler has one thread: beside the other checks several would be in each other's way.
const types = light('types', 'typescript/bin/tsc', '-b', '--noEmit', '--singleThreaded')
const lint = light('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings')
// A file is read anew once its content has changed: all of them take 24 s of a processor, without a change 3 s.
const onlyChanged = ['--cache', '--cache-strategy', 'content']
const format = light(
  'format',
  'prettier/bin/prettier.cjs',
  '--check',
  ...onlyChanged,
  '--log-level',
  'warn',
  '.',
)
/** A script of ours. */
const ours = (file: string, ...args: string[]) => [
  join(rootDir, 'scripts/bootstrap/run.mjs'),
  `scripts/${file}`,
  ...args,
]

// Every published language: what is tested is what is delivered.
const build: Check = { name: 'build', args: ours('build/build-all.ts'), isLight: true }

/** @param options of `vitest run` */
function vitest(name: string, ...options: string[]): Check {
  const file = join(reportsDir, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = [packageFile('vitest/vitest.mjs'), 'run', ...options, ...reporters]
  return { name, args, report: { file, count: countVitest } }
}

const unit = vitest('unit')

/** Needs no Chromium: a browser that is missing here is skipped by its tests. */
const browsers: Check = {
  ...vitest('browsers', '--config', 'tests/browsers/vitest.config.ts'),
  needsBuild: true,
}

const inBrowser = { needsBuild: true, needsBrowser: true }
const playwright = [packageFile('@playwright/test/cli.js'), 'test']
const e2eReport = join(reportsDir, 'e2e.json')

const e2e: Check = {
  ...inBrowser,
  name: 'e2e',
  args: [...playwright, '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
  report: { file: e2eReport, count: countPlaywright },
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
}

const nginx: Check = { ...e2e, name: 'nginx', env: { ...e2e.env, E2E_SERVER: 'nginx' } }

/** A script of ours that uses the built product in a browser. */
const script = (name: string, file: string, ...args: string[]): Check => ({
  ...inBrowser,
  name,
  args: ours(`check/${file}`, ...args),
})

const soak: Check = { ...script('soak', 'soak.ts', '--short'), isLight: true }
const bench: Check = { ...script('bench', 'bench.ts', '--tiny', '--only', 'click'), isLight: true }
const browsersSmoke: Check = { ...browsers, env: { BROWSERS: 'smoke' }, isLight: true }

/** What takes long and changes seldom: `npm run test:nightly`. `npm test` has a short form of each. */
const long = (check: Check): Check => ({
  ...check,
  name: `long ${check.name}`,
  env: { ...check.env, NIGHTLY: '1' },
})

/** All pages in the languages of tests while they are used; `npm test` looks at each as it comes, in one of them. */
const languages: Check = {
  ...long(e2e),
  name: 'languages',
  args: [...e2e.args, 'languages.spec.ts'],
}

// It takes long: some 30 extras are deleted, each in a copy of the project.
const deletedExtras: Check = {
  name: 'deleted extras',
  args: ours('check/delete-extras.ts'),
}
const longSoak = script('long soak', 'soak.ts')
const everyBench = script('every benchmark', 'bench.ts', '--unrecorded')

// Some unit tests read the built files, so they come after the build.
const layers = new Map([
  ['types', [types]],
  ['lint', [lint, format]],
  ['unit', [build, unit]],
  ['e2e', [build, e2e]],
  ['nginx', [build, nginx]],
  ['browsers', [build, browsers]],
  ['languages', [build, languages]],
  ['nightly', [build, long(unit), browsers, long(nginx), deletedExtras, longSoak, everyBench]],
])

/**
 * The checks of one layer, or of all of them, in the order in which they run.
 * @param runnerArgs handed to the layer's own program
 */
export function checksOf(layer: string | undefined, runnerArgs: string[] = []): Check[] {
  if (layer === undefined) {
    // What reads the source alone fills the moments in which the unit tests leave a processor idle.
    return [build, unit, types, lint, format, e2e, browsersSmoke, soak, bench]
  }
  const checks = layers.get(layer)
  if (checks === undefined) {
    const names = [...layers.keys()].join(', ')
    throw new CliError(`There is no layer "${layer}". The layers are ${names}.`)
  }
  return checks.map((check) =>
    check.name === layer ? { ...check, args: [...check.args, ...runnerArgs] } : check,
  )
}
