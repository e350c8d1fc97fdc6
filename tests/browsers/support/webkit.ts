import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { findOnPath, miniBrowserPath } from '../../../scripts/programs/find-on-path'
import { Visit, type Command } from './w3c'

const driverPath = findOnPath('WebKitWebDriver')
const displayPath = findOnPath('xvfb-run')

export const hasWebkit = Boolean(driverPath && displayPath && miniBrowserPath())

const START_LIMIT_MS = 30_000

interface Answer {
  status: number
  value: unknown
}

async function send(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  // W3C WebDriver, 6.3: each answer is an object with a value.
  const { value } = (await response.json()) as { value: unknown }
  return { status: response.status, value }
}

async function demand(method: string, url: string, body?: object): Promise<unknown> {
  const { status, value } = await send(method, url, body)
  if (status === 200) return value
  throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return port
}

async function untilReady(driver: string): Promise<void> {
  const endMs = performance.now() + START_LIMIT_MS
  while (performance.now() < endMs) {
    const answer = await send('GET', `${driver}/status`).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('WebKitWebDriver does not start')
}

function commandsOf(session: string): Command {
  return (name, parameters = {}) => {
    switch (name) {
      case 'navigate':
        return demand('POST', `${session}/url`, parameters)
      case 'find-element':
        return demand('POST', `${session}/element`, parameters)
      case 'execute-script':
        return demand('POST', `${session}/execute/sync`, parameters)
      case 'element-click':
      case 'element-send-keys': {
        const { id, ...rest } = { id: '', ...parameters }
        const action = name === 'element-click' ? 'click' : 'value'
        return demand('POST', `${session}/element/${id}/${action}`, rest)
      }
      case 'close':
        return demand('DELETE', session)
    }
  }
}

/** Starts WebKitGTK's own small browser on a screen that is only memory. */
export async function startWebkit(): Promise<Visit> {
  const binary = miniBrowserPath()
  if (!driverPath || !displayPath || !binary) throw new Error('WebKitGTK is not installed')
  const port = await freePort()
  // A process group of its own: xvfb-run starts the screen and the driver, the driver the browser.
  const driver = spawn(displayPath, ['-a', driverPath, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox cannot be set up everywhere, and a container has no message bus.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1' },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  const made = await demand('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })
  // W3C WebDriver, 8.1: a new session has an id.
  const { sessionId } = made as { sessionId: string }
  const run = commandsOf(`${address}/session/${sessionId}`)
  return new Visit(async (name, parameters) => {
    const value = await run(name, parameters)
    if (name === 'close' && driver.pid !== undefined) process.kill(-driver.pid)
    return value
  })
}
