// Writes the configurations of servers that are committed: `npm run headers`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile, serverRules } from '../../src/site/hosting/headers-file.ts'
import { rootDir } from '../bootstrap/paths.mjs'
import { caddyfile } from './caddyfile.ts'
import { nginxConfig } from './nginx-config.ts'

// With an ad page, as for the build, the policy has room for it.
const rules = serverRules(process.env['VITE_ADS_FRAME_URL'] ?? '')
const files = {
  'public/_headers': headersFile(rules),
  'deploy/nginx.conf': nginxConfig(rules),
  'deploy/Caddyfile': caddyfile(rules),
}
for (const [file, text] of Object.entries(files)) {
  writeFileSync(join(rootDir, file), text)
  console.log(`${file} written`)
}
