import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, rootDir } from '../bootstrap/paths.mjs'
import type { Program } from './find-program.ts'
import { startProgram } from './start-program.ts'

const configFile = join(rootDir, 'deploy', 'Caddyfile')

/**
 * deploy/Caddyfile as it is, but for the port and the folder, and without the port on which Caddy
 * lets itself be changed.
 */
const caddyMain = ({ port, dir }: { port: number; dir: string }) =>
  `{\n\tadmin off\n}\n${readFileSync(configFile, 'utf8')
    .replace('\n:8080 {', `\nhttp://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace('root * /srv/nimble', `root * "${dir}"`)}`

/** Serves a build by Caddy with deploy/Caddyfile. Port 0 takes any free port. */
export const startCaddy = ({
  program,
  port,
  dir = distDir,
}: {
  program: Program
  port: number
  dir?: string
}) =>
  startProgram({
    program,
    port,
    config: (takenPort) => caddyMain({ port: takenPort, dir }),
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  })
