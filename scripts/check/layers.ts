import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'
import { reportsDir } from './check.ts'
import type { Check } from './check.ts'
import { countPlaywright, countVitest } from './counts.ts'

const e2eReport = join(reportsDir, 'e2e.json')
const runFile = join(rootDir, 'scripts', 'bootstrap', 'run.mjs')

const light = (name: string, ...args: string[]): Check => ({ name, args, isLight: true })

const types = light('types', packageFile('typescript/bin/tsc'), '-b', '--noEmit')

const lint = light('lint', packageFile('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings')

const prettier = packageFile('prettier/bin/prettier.cjs')
const format = light('format', prettier, '--check', '--log-level', 'warn', '.')

const build = light('build', packageFile('vite/bin/vite.js'), 'build')

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

/** A script of ours that uses the built product in a browser. */
const inBrowser = (name: string, ...args: string[]): Check => ({
  name,
  args: [runFile, ...args],
  needsBuild: true,
  needsBrowser: true,
})

const soak: Check = { ...inBrowser('soak', 'scripts/check/soak.ts', '--short'), isLight: true }

const nginx: Check = { ...e2e, name: 'nginx', env: { ...e2e.env, E2E_SERVER: 'nginx' } }

const bench: Check = {
  ...inBrowser('bench', 'scripts/check/bench.ts', '--tiny', '--only', 'click'),
  isLight: true,
}

const browsersSmoke: Check = { ...browsers, env: { BROWSERS: 'smoke' }, isLight: true }

// What takes long and changes seldom: `npm run test:nightly`. `npm test` has a short form of each.
const NIGHTLY = { NIGHTLY: '1' }

const longUnit: Check = { ...unit, name: 'long unit', env: NIGHTLY }

const longNginx: Check = { ...nginx, name: 'long nginx', env: { ...nginx.env, ...NIGHTLY } }

const longSoak = inBrowser('long soak', 'scripts/check/soak.ts')

const everyBench = inBrowser('every benchmark', 'scripts/check/bench.ts', '--unrecorded')

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
