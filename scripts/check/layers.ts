import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'
import { reportsDir } from './check.ts'
import type { Check } from './check.ts'
import { countPlaywright, countVitest } from './counts.ts'

const e2eReport = join(reportsDir, 'e2e.json')
const runFile = join(rootDir, 'scripts', 'bootstrap', 'run.mjs')

const types: Check = {
  name: 'types',
  args: [packageFile('typescript/bin/tsc'), '-b', '--noEmit'],
  isLight: true,
}

const lint: Check = {
  name: 'lint',
  args: [packageFile('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  isLight: true,
}

const format: Check = {
  name: 'format',
  args: [packageFile('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  isLight: true,
}

const build: Check = {
  name: 'build',
  args: [packageFile('vite/bin/vite.js'), 'build'],
  isLight: true,
}

/** @param args of `vitest run` */
const vitest = (name: string, args: string[] = []): Check => {
  const file = join(reportsDir, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    args: [packageFile('vitest/vitest.mjs'), 'run', ...args, ...reporters],
    report: { file, count: countVitest },
  }
}

const unit = vitest('unit')

const e2e: Check = {
  name: 'e2e',
  args: [
    packageFile('@playwright/test/cli.js'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
  ],
  report: { file: e2eReport, count: countPlaywright },
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
  needsBuild: true,
  needsBrowser: true,
}

/** Needs no Chromium: a browser that is missing here is skipped by its tests. */
const browsers: Check = {
  ...vitest('browsers', ['--config', 'tests/browsers/vitest.config.ts']),
  needsBuild: true,
}

const soak: Check = {
  name: 'soak',
  args: [runFile, 'scripts/check/soak.ts', '--short'],
  needsBuild: true,
  needsBrowser: true,
  isLight: true,
}

const nginx: Check = { ...e2e, name: 'nginx', env: { ...e2e.env, E2E_SERVER: 'nginx' } }

const bench: Check = {
  name: 'bench',
  args: [runFile, 'scripts/check/bench.ts', '--tiny', '--only', 'click'],
  needsBuild: true,
  needsBrowser: true,
  isLight: true,
}

const browsersSmoke: Check = { ...browsers, env: { BROWSERS: 'smoke' }, isLight: true }

// What takes long and changes seldom: `npm run test:nightly`. `npm test` has a short form of each.
const NIGHTLY = { NIGHTLY: '1' }

const longUnit: Check = { ...unit, name: 'long unit', env: NIGHTLY }

const longNginx: Check = { ...nginx, name: 'long nginx', env: { ...nginx.env, ...NIGHTLY } }

const longSoak: Check = {
  ...soak,
  name: 'long soak',
  args: [runFile, 'scripts/check/soak.ts'],
  isLight: false,
}

const everyBench: Check = {
  ...bench,
  name: 'every benchmark',
  args: [runFile, 'scripts/check/bench.ts', '--unrecorded'],
  isLight: false,
}

// Some unit tests read the built files, so they come after the build.
const layers = new Map([
  ['types', [types]],
  ['lint', [lint, format]],
  ['unit', [build, unit]],
  ['e2e', [build, e2e]],
  ['nginx', [build, nginx]],
  ['browsers', [build, browsers]],
  ['soak', [build, soak]],
  ['bench', [build, bench]],
  ['nightly', [build, longUnit, browsers, longNginx, longSoak, everyBench]],
])

/**
 * The checks of one layer, or of all of them, in the order in which they run.
 * @param runnerArgs handed to the layer's own program
 */
export function checksOf(layer: string | undefined, runnerArgs: string[] = []): Check[] {
  if (layer === undefined) {
    return [types, lint, format, build, unit, e2e, browsersSmoke, soak, bench]
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
