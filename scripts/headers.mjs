import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runnerImport } from 'vite'

import { caddyfile } from './hosting/caddy.mjs'
import { nginxConfig } from './hosting/nginx.mjs'
import { rootDir } from './paths.mjs'

/**
 * @typedef {import('../src/head/server-rules').ServerRules} ServerRules
 * @typedef {{ serverRules(): ServerRules, headersFile(rules: ServerRules): string }} HeadersModule
 */

/** @type {{ module: HeadersModule }} */
const { module } = await runnerImport(join(rootDir, 'src/head/headers-file.ts'), {
  root: rootDir,
  logLevel: 'warn',
})

// With VITE_ADS_FRAME_URL set, as for the build, the policy has room for that ad page.
const rules = module.serverRules()
const files = {
  'public/_headers': module.headersFile(rules),
  'deploy/nginx.conf': nginxConfig(rules),
  'deploy/Caddyfile': caddyfile(rules),
}
for (const [file, text] of Object.entries(files)) {
  writeFileSync(join(rootDir, file), text)
  console.log(`${file} written`)
}
