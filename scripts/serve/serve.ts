import { distDir, isMain } from '../bootstrap/paths.mjs'
import { serverRules } from '../../src/site/hosting/headers-file.ts'
import { assertBuilt } from '../build/finished-build.ts'
import { siteSettings } from '../build/site-settings.ts'
import { createAnswer } from './answer.ts'
import { listenOnLocalhost, parsePort } from './listen.ts'

interface ServerOptions {
  /** 0 takes any free one. */
  port: number
  dir?: string
  /** The variables with which it was built. */
  env?: Readonly<Record<string, string | undefined>>
  /** The path at which the build is to stand. */
  basePath?: string
}

/** Serves a build with its headers, on this machine only; the address is in `url`. */
export async function startServer({
  port,
  dir = distDir,
  env = process.env,
  basePath = siteSettings(env).basePath,
}: ServerOptions) {
  assertBuilt(dir)
  const answer = createAnswer(dir, serverRules(env), basePath)
  const listening = await listenOnLocalhost(port, answer)
  return { url: `http://localhost:${listening.port}`, close: listening.close }
}

/** Lets the process end when it is interrupted. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())
}

/** Serves the build, prints the address and goes on until it is interrupted. */
export async function serveUntilStopped(port: number) {
  const { url, close } = await startServer({ port })
  console.log(`\nThe site is running at ${url}${siteSettings(process.env).basePath.slice(0, -1)}`)
  closeOnSignal(close)
}

if (isMain(import.meta.url)) await serveUntilStopped(parsePort(process.env['PORT']))
