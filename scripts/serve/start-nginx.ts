import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, rootDir } from '../bootstrap/paths.mjs'
import type { Program } from './find-program.ts'
import { startProgram } from './start-program.ts'

const configFile = join(rootDir, 'deploy', 'nginx.conf')

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * deploy/nginx.conf as it is, but for the port and the folder, in a main configuration that writes
 * into `workDir` only.
 */
function nginxMain({ port, dir, workDir }: { port: number; dir: string; workDir: string }) {
  const site = readFileSync(configFile, 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
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
    `http { access_log off; sendfile on; gzip on; gzip_min_length 1; gzip_types *; ${paths.join(' ')}\n${site}}`,
    '',
  ].join('\n')
}

/** Serves a build by nginx with deploy/nginx.conf. Port 0 takes any free port. */
export const startNginx = ({
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
    config: (takenPort, workDir) => nginxMain({ port: takenPort, dir, workDir }),
    args: (file, workDir) => ['-p', workDir, '-e', 'stderr', '-c', file],
  })
