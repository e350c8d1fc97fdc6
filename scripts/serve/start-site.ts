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
function nginxMain(port: number, workDir: string) {
  const site = deployFile('nginx.conf')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/nimble;', `root "${distDir}";`)
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
    `http { access_log off; sendfile on; gzip on; gzip_min_length 1; gzip_types *; ${paths.join(' ')}\n${site}}`,
    '',
  ].join('\n')
}

/**
 * deploy/Caddyfile as it is, but for the port and the folder, and without the port on which Caddy
 * lets itself be changed.
 */
const caddyMain = (port: number) =>
  `{\n\tadmin off\n}\n${deployFile('Caddyfile')
    .replace('\n:8080 {', `\nhttp://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace('root * /srv/nimble', `root * "${distDir}"`)}`

/** Serves the build by nginx with deploy/nginx.conf; port 0 takes any free one. */
export const startNginx = (program: Program, port: number) =>
  startProgram({
    program,
    port,
    config: nginxMain,
    args: (file, workDir) => ['-p', workDir, '-e', 'stderr', '-c', file],
  })

/** Serves the build by Caddy with deploy/Caddyfile; port 0 takes any free one. */
export const startCaddy = (program: Program, port: number) =>
  startProgram({
    program,
    port,
    config: caddyMain,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  })
