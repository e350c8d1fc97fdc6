import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { distDir, isMain, rootDir } from '../bootstrap/paths.mjs'
import { serverRules } from '../../src/site/hosting/headers-file.ts'
import { createAnswer } from './answer.ts'
import { listenOnLocalhost } from './listen.ts'
import { parsePort } from './port.ts'

interface ServerOptions {
  /** 0 takes any free one. */
  port: number
  dir?: string
  /** Of the ad page with which it was built, if there is one. */
  adsFrameUrl?: string
}

/** Serves a build with its headers, on this machine only; the address is in `url`. */
export async function startServer({
  port,
  dir = distDir,
  adsFrameUrl = process.env['VITE_ADS_FRAME_URL'] ?? '',
}: ServerOptions) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new CliError(`There is no finished build in ${dir}. Run npm run build first.`)
  }
  const { port: takenPort, close } = await listenOnLocalhost(
    port,
    createAnswer(dir, serverRules(adsFrameUrl)),
  )
  return { url: `http://localhost:${takenPort}`, close }
}

function siteName() {
  const { name } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Lets the process end when it is interrupted. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())
}

/** Serves the build, prints the address and goes on until it is interrupted. */
export async function serveUntilStopped(port: number) {
  const { url, close } = await startServer({ port })
  console.log(`\n${siteName()} is running at ${url}`)
  closeOnSignal(close)
}

if (isMain(import.meta.url)) await serveUntilStopped(parsePort(process.env['PORT']))
