// Whether each extra of a tool can be deleted as a folder: `node scripts/bootstrap/run.mjs scripts/check/delete-extras.ts
// [TOOL] [EXTRA]`. In a copy of the project the folder, its worker, its lines in the lists and the tests that
// import from it are deleted; the rest must compile, and the tests of the tool must pass.
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'
import { runCommand } from '../programs/run-command.ts'
import { copyProject } from './copy-project.ts'

/** What extras have in common is none of them. */
const SHARED = 'shared'
const LISTS = ['list.tsx', 'work.ts', 'query.ts', 'readers.ts']
const PROJECTS = ['src', 'src/tsconfig.domain.json', 'workers']
const limitMs = 120_000

type Node = ESTree.Node & { start: number; end: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Its parts can be left out one by one. */
const isList = (parent: Node) =>
  parent.type === 'ArrayExpression' || parent.type === 'ObjectExpression'

/** A list without all that comes from the extra: imports, constants and functions made of them, and elements that use any. */
function withoutExtra(file: string, source: string, extra: string): string {
  const program = parseSync(file, source).program as unknown as Node & { body: Node[] }
  const removedNames = new Set<string>()
  const cuts: { start: number; end: number }[] = []

  function isOfExtra(node: Node): boolean {
    if (node.type === 'Literal' && typeof node.value === 'string')
      return node.value.startsWith(`./${extra}/`)
    if (node.type === 'Identifier' && removedNames.has(node.name)) return true
    return childrenOf(node).some(isOfExtra)
  }
  /** Cuts the outermost elements that use the extra; false: there are none. */
  function cutElements(node: Node): boolean {
    const parts = childrenOf(node).filter(isOfExtra)
    if (isList(node)) cuts.push(...parts)
    return parts.length > 0 && (isList(node) || parts.map(cutElements).includes(true))
  }
  const namesOf = (node: Node): string[] =>
    node.type === 'Identifier' ? [node.name] : childrenOf(node).flatMap(namesOf)

  for (const statement of program.body) {
    if (!isOfExtra(statement)) continue
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) removedNames.add(local.name)
      cuts.push(statement)
    } else if (!cutElements(statement)) {
      const made =
        statement.type === 'VariableDeclaration' ? statement.declarations.map(({ id }) => id) : []
      if (statement.type === 'FunctionDeclaration' && statement.id) made.push(statement.id)
      for (const name of made.flatMap(namesOf)) removedNames.add(name)
      if (made.length > 0) cuts.push(statement)
    }
  }
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
      source,
    )
}

const filesIn = (copy: string, folder: string) =>
  readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** What fails without the extra. */
async function check(tool: string, extra: string): Promise<string[]> {
  const copy = copyProject()
  const extras = join(copy, 'src/tools', tool, 'extras')
  rmSync(join(extras, extra), { recursive: true })
  const tests = join('tests/unit', tool)
  rmSync(join(copy, tests, 'extras', extra), { recursive: true, force: true })
  const importers = [
    ...filesIn(copy, 'workers').filter((path) => path.endsWith('.worker.ts')),
    ...filesIn(copy, tests),
  ]
  for (const path of importers)
    if (readFileSync(path, 'utf8').includes(`/${tool}/extras/${extra}/`)) rmSync(path)
  for (const list of LISTS.map((name) => join(extras, name)).filter((path) => existsSync(path)))
    writeFileSync(list, withoutExtra(list, readFileSync(list, 'utf8'), extra))
  const run = async (name: string, ...args: string[]) =>
    (await runCommand(process.execPath, args, { cwd: copy, limitMs })) === 0 ? [] : [name]
  const failed: string[] = []
  for (const project of PROJECTS)
    failed.push(
      ...(await run(
        `types of ${project}`,
        packageFile('typescript/bin/tsc'),
        '-p',
        project,
        '--noEmit',
      )),
    )
  const vitest = packageFile('vitest/vitest.mjs')
  failed.push(...(await run('tests', vitest, 'run', `${tests}/`, '--reporter=dot')))
  rmSync(copy, { recursive: true })
  return failed
}

const [onlyTool, onlyExtra] = process.argv.slice(2)
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const toolsDir = join(rootDir, 'src/tools')
for (const tool of folders(toolsDir)) {
  const extras = join(toolsDir, tool, 'extras')
  if (!existsSync(extras) || (onlyTool && onlyTool !== tool)) continue
  for (const extra of folders(extras)) {
    if (extra === SHARED || (onlyExtra && onlyExtra !== extra)) continue
    const failed = await check(tool, extra)
    console.log(`${tool} without ${extra}: ${failed.join(', ') || 'compiles, tests pass'}`)
    if (failed.length > 0) process.exitCode = 1
  }
}
