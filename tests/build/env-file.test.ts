import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../scripts/check/copy-project'
import { caddyfile, nginxConfig } from '../../scripts/make/headers'
import { serverRules } from '../../src/site/hosting/headers-file'
import { readSource } from '../support/source-files'

const EXPORTED = { VITE_ADS_FRAME_URL: 'https://ads.example/' }

let dir = ''
beforeAll(() => {
  dir = copyProject()
  writeFileSync(
    join(dir, '.env'),
    'VITE_BASE_PATH=/v1.0/\nVITE_ADS_FRAME_URL=https://no.example/\n',
  )
})
afterAll(() => rmSync(dir, { recursive: true }))

const run = (script: string): [string, string[], { cwd: string; env: NodeJS.ProcessEnv }] => [
  process.execPath,
  ['scripts/bootstrap/run.mjs', script],
  { cwd: dir, env: { ...process.env, ...EXPORTED, PORT: '0' } },
]

const written = (name: string): string => readFileSync(join(dir, name), 'utf8')

test('npm run headers takes exported variables, and those of .env beside them', () => {
  execFileSync(...run('scripts/make/headers.ts'))
  const rules = serverRules(EXPORTED)
  const nginx = nginxConfig(readSource('deploy/nginx.conf'), rules, '/v1.0/')
  expect(written('deploy/nginx.conf')).toBe(nginx)
  expect(written('deploy/Caddyfile')).toBe(
    caddyfile(readSource('deploy/Caddyfile'), rules, '/v1.0/'),
  )
})

test('our own server stands at the path that .env gave the build', async () => {
  mkdirSync(join(dir, 'dist'))
  writeFileSync(join(dir, 'dist/index.html'), 'home')
  const server = spawn(...run('scripts/serve/serve.ts'))
  const [printed] = await once(server.stdout, 'data')
  const ended = once(server, 'exit')
  server.kill()
  await ended
  expect(String(printed)).toMatch(/http:\/\/localhost:\d+\/v1\.0\n/)
})
