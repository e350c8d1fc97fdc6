import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CliError } from '../bootstrap/cli-error.mjs'
import type { Program } from '../programs/find-program.ts'
import { freePort } from './listen.ts'

const readyLimitMs = 20_000

async function waitUntilReady(url: string, isRunning: () => boolean) {
  const end = Date.now() + readyLimitMs
  while (isRunning() && Date.now() < end) {
    try {
      await fetch(url, { method: 'HEAD' })
      return true
    } catch {
      await pause(50)
    }
  }
  return false
}

/**
 * Starts a server program as this user, in a folder of its own for its files; port 0 takes any free
 * one.
 */
export async function startProgram({
  program,
  port: wantedPort,
  config,
  args,
}: {
  program: Program
  port: number
  config: (port: number, workDir: string) => string
  args: (configFile: string, workDir: string, port: number) => string[]
}) {
  const port = await freePort(wantedPort)
  const workDir = mkdtempSync(join(tmpdir(), 'nimble-server-'))
  const configFile = join(workDir, 'config')
  writeFileSync(configFile, config(port, workDir))
  const child = spawn(program.file, args(configFile, workDir, port), {
    env: { ...program.env, HOME: workDir, XDG_DATA_HOME: workDir, XDG_CONFIG_HOME: workDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (text) => {
    log = `${log}${text}`.slice(-4000)
  })
  const ended = new Promise((resolve) => {
    child.once('exit', resolve).once('error', resolve)
  })
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(workDir, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  if (await waitUntilReady(url, () => child.exitCode === null && child.pid !== undefined)) {
    return { url, close }
  }
  await close()
  throw new CliError(`The server at ${url} does not answer.\n${log}`)
}
