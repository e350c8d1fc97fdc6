// Writes the headers of the site into the configurations that are committed: `npm run headers`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile, serverRules } from '../../src/site/hosting/headers-file.ts'
import { rootDir } from '../bootstrap/paths.mjs'
import { caddyfile, nginxConfig } from './server-files.ts'

// With an ad page, as for the build, the policy has room for it.
const rules = serverRules(process.env['VITE_ADS_FRAME_URL'] ?? '')
const writers = {
  'public/_headers': () => headersFile(rules),
  'deploy/nginx.conf': (text: string) => nginxConfig(text, rules),
  'deploy/Caddyfile': (text: string) => caddyfile(text, rules),
}
for (const [name, write] of Object.entries(writers)) {
  const file = join(rootDir, name)
  writeFileSync(file, write(readFileSync(file, 'utf8')))
  console.log(`${name} written`)
}
