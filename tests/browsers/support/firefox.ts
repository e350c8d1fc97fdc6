import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath } from '../../../scripts/programs/find-on-path'
import { Visit, type Command, type CommandName } from './w3c'

export const firefoxPath = findOnPath('firefox-esr') ?? findOnPath('firefox')

const START_LIMIT_MS = 30_000

// Firefox writes the port that it took into this file of the profile.
const PORT_FILE = 'MarionetteActivePort'

const PREFERENCES = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
}

/** The names of the protocol in Marionette, Firefox's own remote control. */
const NAMES: Record<CommandName, string> = {
  navigate: 'WebDriver:Navigate',
  'find-element': 'WebDriver:FindElement',
  'element-click': 'WebDriver:ElementClick',
  'element-send-keys': 'WebDriver:ElementSendKeys',
  'execute-script': 'WebDriver:ExecuteScript',
  close: 'Marionette:Quit',
}

function makeProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  return folder
}

async function portOf(profile: string): Promise<number> {
  const file = join(profile, PORT_FILE)
  const endMs = performance.now() + START_LIMIT_MS
  while (performance.now() < endMs) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Firefox does not start')
}

/** Marionette's messages: the length in bytes, a colon, and `[kind, id, name or error, content]` in JSON. */
function talkTo(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  let received = Buffer.alloc(0)
  let lastId = 0
  const waiting = new Map<number, (error: unknown, value: unknown) => void>()

  socket.on('data', (bytes) => {
    received = Buffer.concat([received, Buffer.from(bytes)])
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('utf8', 0, colon))
      if (received.length < end) return
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end))
      received = received.subarray(end)
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message[2], message[3])
    }
  })
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, (error, value) => {
        waiting.delete(id)
        if (error === null) resolve(value)
        else reject(new Error(`${name}: ${JSON.stringify(error)}`))
      })
      const message = JSON.stringify([0, id, name, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

const valueOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(): Promise<Visit> {
  if (firefoxPath === undefined) throw new Error('Firefox is not installed')
  const profile = makeProfile()
  const args = ['--headless', '--no-remote', '--marionette', '--profile', profile]
  const firefox = spawn(firefoxPath, args, { stdio: 'ignore' })
  const socket = connect({ port: await portOf(profile), host: '127.0.0.1' })
  const talk = talkTo(socket)
  await once(socket, 'connect')
  await talk('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })

  const command: Command = async (name, parameters = {}) => {
    if (name !== 'close') return valueOf(await talk(NAMES[name], parameters))
    const ended = once(firefox, 'exit')
    await talk(NAMES.close, { flags: ['eForceQuit'] })
    await ended
    socket.destroy()
    rmSync(profile, { recursive: true, force: true })
  }
  return new Visit(command)
}
