import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { packageFile, rootDir } from '../paths.mjs'
import { Problem } from '../problem.mjs'
import { countPlaywright, countVitest } from './counts.mjs'

/**
 * One program of the test run, by the arguments of Node. It counts as one check unless it leaves a
 * JSON report that can be counted.
 * @typedef {{
 *   name: string,
 *   args: string[],
 *   report?: { file: string, count: (json: string) => import('./counts.mjs').Counts },
 *   env?: Record<string, string>,
 *   needsBuild?: boolean,
 *   needsBrowser?: boolean,
 * }} Check
 */

const reportsDir = join(rootDir, 'node_modules', '.cache', 'reports')
const unitReport = join(reportsDir, 'unit.json')
const e2eReport = join(reportsDir, 'e2e.json')
const browsersReport = join(reportsDir, 'browsers.json')
const benchFile = join(rootDir, 'scripts', 'bench.mjs')
const soakFile = join(rootDir, 'scripts', 'soak.mjs')

/** @type {Check} */
const types = { name: 'types', args: [packageFile('typescript/bin/tsc'), '-b', '--noEmit'] }

/** @type {Check} */
const lint = {
  name: 'lint',
  args: [packageFile('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
}

/** @type {Check} */
const format = {
  name: 'format',
  args: [packageFile('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
}

/** @type {Check} */
const build = { name: 'build', args: [packageFile('vite/bin/vite.js'), 'build'] }

/** @type {Check} */
const unit = {
  name: 'unit',
  args: [
    packageFile('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  report: { file: unitReport, count: countVitest },
}

/** @type {Check} */
const e2e = {
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

/**
 * Needs no Chromium: a browser that is missing here is skipped by its tests.
 * @type {Check}
 */
const browsers = {
  name: 'browsers',
  args: [
    packageFile('vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/browsers/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${browsersReport}`,
  ],
  report: { file: browsersReport, count: countVitest },
  needsBuild: true,
}

/** @type {Check} */
const soak = {
  name: 'soak',
  args: [soakFile, '--short'],
  needsBuild: true,
  needsBrowser: true,
}

/** @type {Check} */
const nginx = { ...e2e, name: 'nginx', env: { ...e2e.env, E2E_SERVER: 'nginx' } }

/** @type {Check} */
const bench = {
  name: 'bench',
  args: [benchFile, '--tiny'],
  needsBuild: true,
  needsBrowser: true,
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
])

/**
 * The checks of one layer, or of all of them, in the order in which they run.
 * @param {string | undefined} layer
 * @param {string[]} [runnerArgs] handed to the layer's own program
 * @returns {Check[]}
 */
export function checksOf(layer, runnerArgs = []) {
  if (layer === undefined) {
    const all = [types, lint, format, build, unit, e2e, browsers, soak]
    return existsSync(benchFile) ? [...all, bench] : all
  }
  const checks = layers.get(layer)
  if (checks === undefined) {
    const names = [...layers.keys()].join(', ')
    throw new Problem(`There is no layer "${layer}". The layers are ${names}.`)
  }
  return checks.map((check) =>
    check.name === layer ? { ...check, args: [...check.args, ...runnerArgs] } : check,
  )
}
