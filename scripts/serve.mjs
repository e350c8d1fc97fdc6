import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { distDir, isMain, rootDir } from './paths.mjs'
import { Problem, reportProblem } from './problem.mjs'
import { createAnswer } from './serve/answer.mjs'
import { parseHeadersFile } from './serve/headers-file.mjs'
import { listenOnLocalhost } from './serve/listen.mjs'
import { parsePort } from './serve/port.mjs'

/**
 * Serves a build with the headers of its own `_headers` file, on this machine only. Port 0 takes
 * any free port; the address is in `url`.
 * @param {{ port: number, dir?: string }} options
 */
export async function startServer({ port, dir = distDir }) {
  const headersFile = join(dir, '_headers')
  if (!existsSync(join(dir, 'index.html')) || !existsSync(headersFile)) {
    throw new Problem(`There is no finished build in ${dir}. Run npm run build first.`)
  }
  const rules = parseHeadersFile(readFileSync(headersFile, 'utf8'))
  const { port: takenPort, close } = await listenOnLocalhost(port, createAnswer(dir, rules))
  return { url: `http://localhost:${takenPort}`, close }
}

function siteName() {
  const { name } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Serves the build, prints the address and goes on until it is interrupted.
 * @param {number} port
 */
export async function serveUntilStopped(port) {
  const server = await startServer({ port })
  console.log(`\n${siteName()} is running at ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close())
}

async function main() {
  await serveUntilStopped(parsePort(process.env['PORT']))
}

if (isMain(import.meta.url)) main().catch(reportProblem)
