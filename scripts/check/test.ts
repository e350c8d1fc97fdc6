import { readFileSync } from 'node:fs'
import { reportCliError } from '../bootstrap/cli-error.mjs'
import { findBrowser } from './browser/find-browser.ts'
import { logFile, stagesOf } from './check.ts'
import type { Check } from './check.ts'
import { countOne, formatCounts, sumCounts } from './counts.ts'
import type { Counts } from './counts.ts'
import {
  ensureHeadlessBrowser,
  ensureOtherBrowsers,
  ensureServers,
  ensureZbar,
} from './ensure-programs.ts'
import { checksOf } from './layers.ts'
import { runCheck } from './run-check.ts'

/** The path of a browser if one of the checks needs it; undefined after saying why there is none. */
async function browserFor(checks: Check[]) {
  if (!checks.some((check) => check.needsBrowser)) return undefined
  try {
    const path = await findBrowser()
    console.log(`Browser of the tests: ${path}`)
    return path
  } catch (error) {
    reportCliError(error)
    return undefined
  }
}

/** Installs what the checks need beside the packages; gives the path of a browser if one of them needs it. */
async function installPrograms(checks: Check[]) {
  if (checks.some((check) => check.needsBrowser)) await ensureHeadlessBrowser()
  if (checks.some((check) => check.report)) {
    await ensureZbar()
    await ensureServers()
  }
  if (checks.some(({ name }) => name === 'browsers')) await ensureOtherBrowsers()
  return browserFor(checks)
}

/** Runs checks, and keeps what each has counted. */
function createRunner() {
  const done: Map<string, Counts> = new Map()

  async function run(check: Check, browser: string | undefined, isAlone: boolean) {
    const env = browser === undefined ? {} : { CHROMIUM_PATH: browser }
    const missesBrowser = check.needsBrowser && browser === undefined
    const missesBuild = check.needsBuild && done.get('build')?.failed !== 0
    const canRun = !missesBrowser && !missesBuild
    const title = `\n--- ${check.name}`
    if (isAlone) console.log(title)
    const counts = canRun ? await runCheck(check, env, !isAlone) : countOne(false)
    // Side by side, the output of each comes in one piece.
    if (!isAlone)
      console.log(title + (canRun ? `\n${readFileSync(logFile(check.name), 'utf8')}` : ''))
    if (missesBrowser) console.log('Not run: there is no browser.')
    else if (missesBuild) console.log('Not run: there is no build.')
    done.set(check.name, counts)
  }

  /**
   * Stage by stage, whatever becomes of the earlier ones; only what needs a build or a browser that is not there fails
   * without a run.
   */
  async function runStages(checks: Check[], browser?: string) {
    for (const stage of stagesOf(checks)) {
      await Promise.all(stage.map((check) => run(check, browser, stage.length === 1)))
    }
  }
  return { done, runStages }
}

const needsPrograms = (check: Check) => check.needsBrowser || check.report !== undefined

async function runChecks(checks: Check[]): Promise<Counts[]> {
  const { done, runStages } = createRunner()
  // An installation leaves one of two processors idle.
  const [browser] = await Promise.all([
    installPrograms(checks),
    runStages(checks.filter((check) => !needsPrograms(check))),
  ])
  await runStages(checks.filter(needsPrograms), browser)
  console.log('\n--- summary')
  for (const [name, counts] of done) console.log(`${name}: ${formatCounts(counts)}`)
  return [...done.values()]
}

async function test(): Promise<Counts[]> {
  // `npm run test:unit -- tests/unit/lib` hands what follows the layer to its runner.
  const [layer, ...runnerArgs] = process.argv.slice(2)
  try {
    return await runChecks(checksOf(layer, runnerArgs))
  } catch (error) {
    reportCliError(error)
    return [countOne(false)]
  }
}

const counts = sumCounts(await test())
if (counts.failed > 0) process.exitCode = 1
console.log(`\n${formatCounts(counts)}`)
