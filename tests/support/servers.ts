import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { findProgram } from '../../scripts/programs/find-program'
import { startServer } from '../../scripts/serve/serve'
import { startCaddy, startNginx } from '../../scripts/serve/start-site'

const [nginx, caddy] = [findProgram('nginx'), findProgram('caddy')]

/** Every server for which there is a configuration; `start` is missing where it is not installed. */
export const SERVERS = [
  { name: 'our own server', start: (dir = distDir) => startServer({ port: 0, dir }) },
  { name: 'nginx', start: nginx && ((dir = distDir) => startNginx(nginx, 0, { dir })) },
  { name: 'Caddy', start: caddy && ((dir = distDir) => startCaddy(caddy, 0, { dir })) },
]
