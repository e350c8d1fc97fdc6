import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { runWrk } from './load/wrk.mjs'
import { distDir } from './paths.mjs'
import { reportProblem } from './problem.mjs'
import { startServer } from './serve.mjs'
import { startNginx } from './servers/nginx.mjs'
import { ensureProgram } from './servers/unpack.mjs'

const secondsOfAll = 8

async function serve() {
  const program = await ensureProgram('nginx')
  if (program !== undefined) return { name: 'nginx', ...(await startNginx({ program, port: 0 })) }
  return { name: 'our own server (nginx is not here)', ...(await startServer({ port: 0 })) }
}

/** The largest script is what a server has most work with. */
function paths() {
  const scripts = readdirSync(join(distDir, 'static', 'js'))
  const framework = scripts.find((file) => /^framework-.*\.js$/.test(file))
  return ['/', '/qr-generator', `/static/js/${framework}`, '/nope']
}

/** @param {string} seconds */
async function main(seconds = String(secondsOfAll)) {
  const wrk = await ensureProgram('wrk')
  if (wrk === undefined) {
    console.log('The load test is skipped: wrk is not here (Debian: wrk).')
    return
  }
  const server = await serve()
  console.log(`${server.name}, 64 connections, ${seconds} s for each address, brotli\n`)
  try {
    for (const path of paths()) {
      const load = await runWrk(wrk, `${server.url}${path}`, Number(seconds))
      const { requestsPerSecond, megabytesPerSecond, slowest1PercentMs, errors } = load
      console.log(
        `${path}: ${Math.round(requestsPerSecond)} requests/s, ${megabytesPerSecond.toFixed(1)} MB/s, ` +
          `99 % within ${slowest1PercentMs.toFixed(1)} ms${path === '/nope' ? ' (each a 404)' : `, ${errors} errors`}`,
      )
    }
  } finally {
    await server.close()
  }
  const { printVisits } = await import('./load/visits.mjs')
  await printVisits()
}

main(process.argv[2]).catch(reportProblem)
