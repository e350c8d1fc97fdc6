import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyProject } from '../../scripts/check/copy-project'
import { writeNewTool } from '../../scripts/make/new-tool'
import { isNightly } from '../support/nightly'

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'uncompressed']
const UNIT_TESTS = ['node_modules/vitest/vitest.mjs', 'run', 'unit/word-counter', 'unit/notepad']
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check']

// Also whether the new files keep to the rules.
const AT_NIGHT = [
  ['node_modules/typescript/bin/tsc', '-b', '--noEmit'],
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  [...PRETTIER, '.'],
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture.test.ts'],
]

test(
  'npm run new-tool makes further tools, which are formatted and built as the others are',
  { timeout: 300_000 },
  async () => {
    const dir = copyProject()
    const files = await writeNewTool('word-counter', dir)
    expect(files).toContain('src/tools/word-counter/page.tsx')
    // An id of one word is a key without quotes.
    files.push(...(await writeNewTool('notepad', dir)))
    const always = [[...PRETTIER, ...files], VITE, UNIT_TESTS]
    for (const args of [...always, ...(isNightly ? AT_NIGHT : [])]) {
      const env = { ...process.env, NODE_ENV: undefined }
      await promisify(execFile)(process.execPath, args, { cwd: dir, env })
    }
    const html = readFileSync(join(dir, 'dist/word-counter.html'), 'utf8')
    expect(html).toContain('<title data-head="">Word Counter | Nimble - Free Online Tools</title>')
    expect(html).toContain('0 words')
    expect(readFileSync(join(dir, 'dist/sw.js'), 'utf8')).toContain('"/word-counter"')
    rmSync(dir, { recursive: true })
  },
)

test.each(['Word Counter', 'word_counter', '', 'calculator'])('%j is no new tool', async (id) => {
  await expect(writeNewTool(id)).rejects.toThrow(/The id is|There is a tool/)
})

test.each([
  ['timer', 'countdown-timer', 'countdown-timer/name.en.ts'],
  ['color-wheel', 'color-picker', 'color-picker/question.en.ts'],
  ['pomodoro', 'countdown-timer', 'site/keywords.en.ts'],
  ['several-timers', 'countdown-timer/several', 'countdown-timer/extras/tiles.en.ts'],
  ['stopwatch', 'countdown-timer/more-controls', 'countdown-timer/extras/tiles.en.ts'],
])('%s is no new tool: it is what %s is called in %s', async (id, owner, file) => {
  // Had it not refused, it would find no lists there, and write nothing.
  const refused = expect(writeNewTool(id, 'nowhere')).rejects
  await refused.toThrow(new RegExp(`^${owner} goes by .*${file}`))
})
