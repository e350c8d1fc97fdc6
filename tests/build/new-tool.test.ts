import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyProject } from '../../scripts/check/copy-project'
import { writeNewTool } from '../../scripts/make/new-tool'
import { isNightly } from '../support/nightly'

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'uncompressed']
const UNIT_TESTS = ['node_modules/vitest/vitest.mjs', 'run', 'tests/unit/word-counter']

// Also whether the new files keep to the rules.
const AT_NIGHT = [
  ['node_modules/typescript/bin/tsc', '-b', '--noEmit'],
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/architecture.test.ts'],
]

test(
  'npm run new-tool makes an eighth tool, which is built as the others are',
  { timeout: 300_000 },
  async () => {
    const dir = copyProject()
    expect(writeNewTool('word-counter', dir)).toContain('src/tools/word-counter/page.tsx')
    for (const args of [VITE, UNIT_TESTS, ...(isNightly ? AT_NIGHT : [])]) {
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

test.each(['Word Counter', 'word_counter', '', 'calculator'])('%j is no new tool', (id) => {
  expect(() => writeNewTool(id)).toThrow(/The id is|There is a tool/)
})
