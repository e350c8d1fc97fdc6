import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, rootDir } from '../bootstrap/paths.mjs'
import type { Program } from '../programs/find-program.ts'
import { startProgram } from './start-program.ts'

const deployFile = (name: string) => readFileSync(join(rootDir, 'deploy', name), 'utf8')

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * deploy/nginx.conf as it is, but for the port and the folder, in a main configuration that writes
 * into `workDir` only.
 */
function nginxMain(dir: string, config: string, port: number, workDir: string) {
  const site = config
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:8080;', '')
    .replace('root /srv/nimble;', `root "${dir}";`)
  const paths = temporaryPaths.map((name) => `${name}_temp_path ${join(workDir, name)};`)
  return [
    // Else root's nginx would read the files as another user.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 2;',
    `pid ${join(workDir, 'pid')};`,
    'error_log stderr error;',
    'events { worker_connections 1024; }',
    // Debian's main configuration has gzip on: it must not reach the site.
    `http { sendfile on; gzip on; gzip_min_length 1; gzip_types *; ${paths.join(' ')}\n${site}}`,
    '',
  ].join('\n')
}

/**
 * deploy/Caddyfile as it is, but for the port and the folder, and without the port on which Caddy
 * lets itself be changed.
 */
const caddyMain = (dir: string, config: string, port: number) =>
  `{\n\tadmin off\n}\n${config
    .replace('\n:8080 {', `\nhttp://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace('root * /srv/nimble', `root * "${dir}"`)}`

interface Site {
  dir?: string
  /** The configuration in place of the one in deploy/. */
  config?: string
}

/** Serves a build by nginx with deploy/nginx.conf; port 0 takes any free one. */
export const startNginx = (
  program: Program,
  port: number,
  { dir = distDir, config = deployFile('nginx.conf') }: Site = {},
) =>
  startProgram({
    program,
    port,
    config: (takenPort, workDir) => nginxMain(dir, config, takenPort, workDir),
    args: (file, workDir) => ['-p', workDir, '-e', 'stderr', '-c', file],
  })

/** Serves a build by Caddy with deploy/Caddyfile; port 0 takes any free one. */
export const startCaddy = (
  program: Program,
  port: number,
  { dir = distDir, config = deployFile('Caddyfile') }: Site = {},
) =>
  startProgram({
    program,
    port,
    config: (takenPort) => caddyMain(dir, config, takenPort),
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  })
