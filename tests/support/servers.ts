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
}

/** Every server for which there is a configuration; `start` is missing where it is not installed. */
export const SERVERS = [
  {
    name: 'our own server',
    start: ({ dir = distDir, basePath = '/' }: Site = {}) =>
      startServer({ port: 0, dir, basePath }),
  },
  {
    name: 'nginx',
    start:
      nginx &&
      (({ dir = distDir, basePath = '/' }: Site = {}) => {
        const config = nginxConfig(readSource('deploy/nginx.conf'), serverRules(''), basePath)
        return startNginx(nginx, 0, { dir, config })
      }),
  },
  {
    name: 'Caddy',
    start:
      caddy &&
      (({ dir = distDir, basePath = '/' }: Site = {}) => {
        const config = caddyfile(readSource('deploy/Caddyfile'), serverRules(''), basePath)
        return startCaddy(caddy, 0, { dir, config })
      }),
  },
]
