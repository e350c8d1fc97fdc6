import { findBrowser } from './browser.mjs'
import { ensureHeadlessBrowser } from './headless-browser.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { reportProblem } from './problem.mjs'
import { ensureServers } from './servers/ensure.mjs'
import { ensureInstalled } from './setup.mjs'
import { countOne, formatCounts, sumCounts } from './test/counts.mjs'
import { checksOf } from './test/layers.mjs'
import { runCheck } from './test/run-check.mjs'
import { toolEnvironment } from './tool-environment.mjs'
import { ensureZbar } from './zbar.mjs'

/**
 * @typedef {import('./test/layers.mjs').Check} Check
 * @typedef {import('./test/counts.mjs').Counts} Counts
 */

/**
 * The path of a browser if one of the checks needs it; undefined after saying why there is none.
 * @param {Check[]} checks
 */
async function browserFor(checks) {
  if (!checks.some((check) => check.needsBrowser)) return undefined
  try {
    const path = await findBrowser()
    console.log(`Browser of the tests: ${path}`)
    return path
  } catch (error) {
    reportProblem(error)
    return undefined
  }
}

/**
 * Runs the checks one after another, whatever becomes of the earlier ones; only what needs a build
 * or a browser that is not there fails without a run.
 * @param {Check[]} checks
 * @returns {Promise<Counts[]>}
 */
async function runChecks(checks) {
  const browser = await browserFor(checks)
  const env = { ...toolEnvironment(process.env), ...(browser && { CHROMIUM_PATH: browser }) }
  /** @type {Map<string, Counts>} */
  const done = new Map()
  for (const check of checks) {
    console.log(`\n--- ${check.name}`)
    const missesBrowser = check.needsBrowser && browser === undefined
    const missesBuild = check.needsBuild && done.get('build')?.failed !== 0
    if (missesBrowser) console.log('Not run: there is no browser.')
    else if (missesBuild) console.log('Not run: there is no build.')
    const canRun = !missesBrowser && !missesBuild
    done.set(check.name, canRun ? await runCheck(check, env) : countOne(false))
  }
  console.log('\n--- summary')
  for (const [name, counts] of done) console.log(`${name}: ${formatCounts(counts)}`)
  return [...done.values()]
}

/** @returns {Promise<Counts[]>} */
async function test() {
  // `npm run test:unit -- tests/unit/lib` hands what follows the layer to its runner.
  const [layer, ...runnerArgs] = process.argv.slice(2)
  try {
    const checks = checksOf(layer, runnerArgs)
    await ensureInstalled()
    if (checks.some((check) => check.needsBrowser)) await ensureHeadlessBrowser()
    if (checks.some((check) => check.report !== undefined)) {
      await ensureZbar()
      await ensureServers()
    }
    if (checks.some(({ name }) => name === 'browsers')) await ensureOtherBrowsers()
    return await runChecks(checks)
  } catch (error) {
    reportProblem(error)
    return [countOne(false)]
  }
}

const counts = sumCounts(await test())
if (counts.failed > 0) process.exitCode = 1
console.log(`\n${formatCounts(counts)}`)
