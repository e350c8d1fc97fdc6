import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { distDir, rootDir } from '../paths.mjs'
import { startProgram } from './start-server.mjs'

const configFile = join(rootDir, 'deploy', 'Caddyfile')

/**
 * deploy/Caddyfile as it is, but for the port and the folder, and without the port on which Caddy
 * lets itself be changed.
 * @param {{ port: number, dir: string }} place
 */
const caddyMain = ({ port, dir }) =>
  `{\n\tadmin off\n}\n${readFileSync(configFile, 'utf8')
    .replace('\n:8080 {', `\nhttp://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace('root * /srv/nimble', `root * "${dir}"`)}`

/**
 * Serves a build by Caddy with deploy/Caddyfile. Port 0 takes any free port.
 * @param {{ program: import('./unpack.mjs').Program, port: number, dir?: string }} options
 */
export const startCaddy = ({ program, port, dir = distDir }) =>
  startProgram({
    program,
    port,
    config: (takenPort) => caddyMain({ port: takenPort, dir }),
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  })
