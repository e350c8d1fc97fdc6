import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../../scripts/check/copy-project'

let copy = ''
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => rmSync(copy, { recursive: true }))

test.each([
  ['preview', 'scripts/serve/serve.ts'],
  ['serve-nginx', 'scripts/serve/serve-nginx.ts'],
  ['bytes', 'scripts/check/bytes.ts'],
  ['sbom', 'scripts/make/sbom.ts'],
  ['keep', 'scripts/make/keep-previous.ts', 'previous'],
  ['screenshots', 'scripts/make/screenshots.ts'],
])('%s asks for a build where there is none', async (_name, ...args) => {
  const options = { cwd: copy, timeout: 30_000 }
  const [error, stderr] = await new Promise<[unknown, string]>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/bootstrap/run.mjs', ...args],
      options,
      (failure, _out, text) => resolve([failure, text]),
    )
  })
  expect(error).toMatchObject({ code: 1 })
  expect(stderr.trim()).toBe(
    `There is no finished build in ${join(copy, 'dist')}. Run npm run build first.`,
  )
})
