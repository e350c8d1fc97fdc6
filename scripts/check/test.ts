import { reportCliError } from '../bootstrap/cli-error.mjs'
import { findBrowser } from '../programs/find-browser.ts'
import { runCheck, stagesOf, type Check } from './check.ts'
import { countOne, formatCounts, formatFailed, sumCounts, type Counts } from './counts.ts'
import { ensurePrograms } from '../programs/ensure-programs.ts'
import { checksOf } from './layers.ts'

/** Installs what the checks need beside the packages; false if one of them needs a browser and none can be had. */
async function installPrograms(checks: Check[]) {
  await ensurePrograms(checks)
  if (!checks.some((check) => check.needsBrowser)) return true
  const path = await findBrowser().catch(reportCliError)
  if (!path) return false
  console.log(`Browser of the tests: ${path}`)
  process.env['CHROMIUM_PATH'] = path
  return true
}

/**
 * Stage by stage, whatever becomes of the earlier ones; only what needs a build or a browser that is not there fails
 * without a run.
 */
async function runChecks(checks: Check[]): Promise<Counts[]> {
  const done: Map<string, Counts> = new Map()
  // An installation leaves one of two processors idle: what needs no programs runs beside it.
  const installing = installPrograms(checks)

  async function run(check: Check, isInOnePiece: boolean) {
    const needsPrograms = check.needsBrowser || check.report !== undefined
    const missesBrowser = needsPrograms && !(await installing) && check.needsBrowser
    const missesBuild = check.needsBuild && done.get('build')?.failed.length !== 0
    const missing = (missesBrowser && 'browser') || (missesBuild && 'build')
    const counts = missing
      ? countOne(`not run: no ${missing}`)
      : await runCheck(check, isInOnePiece)
    done.set(check.name, counts)
  }
  for (const stage of stagesOf(checks)) {
    await Promise.all(stage.map((check, at) => run(check, at > 0)))
  }
  console.log('\n--- summary')
  for (const [name, counts] of done)
    console.log(`${name}: ${formatCounts(counts)}${formatFailed(counts)}`)
  return [...done.values()]
}

async function test(): Promise<Counts[]> {
  // `npm run test:unit -- tests/unit/lib` hands what follows the layer to its runner.
  const [layer, ...runnerArgs] = process.argv.slice(2)
  try {
    return await runChecks(checksOf(layer, runnerArgs))
  } catch (error) {
    reportCliError(error)
    return [countOne('no check was run')]
  }
}

const counts = sumCounts(await test())
if (counts.failed.length > 0) process.exitCode = 1
console.log(`\n${formatCounts(counts)}`)
