// Reads the workflows of GitHub for what would stop them there and shows on no machine of our own:
// `node scripts/bootstrap/run.mjs scripts/check/workflow.ts`. `npm test` does it too.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { CliError } from '../bootstrap/cli-error.mjs'
import { isMain, rootDir } from '../bootstrap/paths.mjs'

interface Step {
  uses?: string
  run?: string
}

interface Job {
  uses?: string
  needs?: string | string[]
  permissions?: unknown
  container?: string
  'runs-on'?: string
  'timeout-minutes'?: number
  env?: Record<string, string>
  steps?: Step[]
}

interface Workflow {
  concurrency?: unknown
  permissions?: unknown
  jobs: Record<string, Job>
}

/**
 * The first version of each action that runs on Node 24, by the `using` in its action.yml: runners have no Node 20 for
 * actions any more. https://github.blog/changelog/2025-09-19-deprecation-of-node-20-on-github-actions-runners/
 */
const FIRST_ON_NODE_24: Record<string, number> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
  'actions/attest': 4,
  'docker/setup-qemu-action': 4,
  'docker/setup-buildx-action': 4,
  'docker/login-action': 4,
  'docker/build-push-action': 7,
}

/** @param line such as `uses: actions/checkout@{commit} # v6.0.2` */
function actionFaults(line: string): string[] {
  const [, action = '', version] = /uses:\s*([^@\s]+)@\S+(?:\s+# v(\d+))?/.exec(line) ?? []
  const first = FIRST_ON_NODE_24[action]
  if (first === undefined) return [`${action} is not known to run on Node 24`]
  return Number(version) >= first ? [] : [`${action} runs on Node 24 from version ${first}`]
}

const SAFE_DIRECTORY = 'git config --global --add safe.directory "$GITHUB_WORKSPACE"'

/** In a container we are root, and the runner's home and the clone in it belong to the user 1001. */
function containerFaults({ env = {}, steps = [] }: Job): string[] {
  const commands = steps.flatMap(({ run }) => run ?? [])
  const firstNpm = commands.findIndex((command) => /\bnpm\b/.test(command))
  if (firstNpm === -1) return []
  const isSafe = commands.slice(0, firstNpm).includes(SAFE_DIRECTORY)
  return [
    ...(env['HOME'] === '/root' ? [] : ['needs HOME: /root, or Firefox does not start']),
    ...(isSafe ? [] : [`needs ${SAFE_DIRECTORY} before npm, or git refuses the clone`]),
  ]
}

function machineFaults(job: Job): string[] {
  const { container } = job
  const isExact = container === undefined || /@sha256:[0-9a-f]{64}$/.test(container)
  return [
    ...(job['timeout-minutes'] === undefined ? ['has no time limit'] : []),
    ...(job['runs-on']?.endsWith('-latest') ? ['runs on a system that changes by itself'] : []),
    ...(isExact ? [] : ['has a container without a digest']),
    ...(container === undefined ? [] : containerFaults(job)),
  ]
}

function jobFaults(job: Job, { permissions = job.permissions, jobs }: Workflow): string[] {
  const missing = [job.needs ?? []].flat().filter((needed) => !(needed in jobs))
  return [
    // GitHub takes no such workflow at all.
    ...missing.map((needed) => `needs ${needed}, which is no job`),
    // It would have those that the repository gives by default.
    ...(permissions === undefined ? ['has no permissions of its own'] : []),
    // A job that calls a workflow has the limits of that one.
    ...(job.uses === undefined ? machineFaults(job) : []),
  ]
}

/** What would make a workflow fail at GitHub, one sentence each. */
export function workflowFaults(text: string): string[] {
  // The form is GitHub's own.
  const workflow = parse(text) as Workflow
  const { concurrency, jobs } = workflow
  const actions = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line))
  return [
    ...(concurrency === undefined ? ['has no concurrency'] : []),
    ...actions.flatMap(actionFaults),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      jobFaults(job, workflow).map((fault) => `${name} ${fault}`),
    ),
  ]
}

if (isMain(import.meta.url)) {
  const dir = join(rootDir, '.github/workflows')
  const faults = readdirSync(dir).flatMap((name) =>
    workflowFaults(readFileSync(join(dir, name), 'utf8')).map((fault) => `${name}: ${fault}`),
  )
  if (faults.length > 0) throw new CliError(faults.join('\n'))
  console.log('The workflows have what they need.')
}
