import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { caddyfile, nginxConfig } from '../../scripts/make/headers'
import { findProgram } from '../../scripts/programs/find-program'
import { startServer } from '../../scripts/serve/serve'
import { startCaddy, startNginx } from '../../scripts/serve/start-site'
import { serverRules } from '../../src/site/hosting/headers-file'
import { readSource } from './source-files'

const [nginx, caddy] = [findProgram('nginx'), findProgram('caddy')]

interface Site {
  dir?: string
  basePath?: string
  /** Of the build, for what servers are to send. */
  env?: Record<string, string>
}

/** Every server for which there is a configuration; `start` is missing where it is not installed. */
export const SERVERS = [
  {
    name: 'our own server',
    start: ({ dir = distDir, basePath = '/', env = {} }: Site = {}) =>
      startServer({ port: 0, dir, basePath, env }),
  },
  {
    name: 'nginx',
    start:
      nginx &&
      (({ dir = distDir, basePath = '/', env = {} }: Site = {}) => {
        const config = nginxConfig(readSource('deploy/nginx.conf'), serverRules(env), basePath)
        return startNginx(nginx, 0, { dir, config })
      }),
  },
  {
    name: 'Caddy',
    start:
      caddy &&
      (({ dir = distDir, basePath = '/', env = {} }: Site = {}) => {
        const config = caddyfile(readSource('deploy/Caddyfile'), serverRules(env), basePath)
        return startCaddy(caddy, 0, { dir, config })
      }),
  },
]
