import type { BrowserContext, Request } from '@playwright/test'

/** One request of a page or of its workers. */
export interface Sent {
  method: string
  /** With the port, where it is not the usual one. */
  host: string
  /** Path of the page that was shown. */
  shown: string
  /** Everything that the request carries: address, headers, body. */
  content: string
}

export interface Traffic {
  sent: Sent[]
  /** Ways of sending that are no requests, as `sendBeacon` or `WebSocket wss://example.com`. */
  others: string[]
}

const isRequest = (url: string) => /^https?:/.test(url)

function describe(request: Request, context: BrowserContext): Sent {
  const [page] = context.pages()
  return {
    method: request.method(),
    host: new URL(request.url()).host,
    shown: new URL(page?.url() ?? 'about:blank').pathname,
    content: [
      request.url(),
      JSON.stringify(request.headers()),
      request.postDataBuffer()?.toString('latin1'),
    ].join('\n'),
  }
}

/** Makes the page say so on the console when it opens a channel that is no request. */
function reportChannels() {
  // Runs in the page, which has nothing of this file.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const report = (what: string) => console.log(`channel: ${what}`)
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'WebTransport'] as const) {
    const original = Reflect.get(globalThis, name)
    if (typeof original !== 'function') continue
    Reflect.set(
      globalThis,
      name,
      new Proxy(original, {
        construct(target, args: unknown[]) {
          report(`${name} ${String(args[0])}`)
          return Reflect.construct(target, args)
        },
      }),
    )
  }
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (...args) => {
    report('sendBeacon')
    return send(...args)
  }
}

/** Writes down all that leaves the browser from now on. */
export async function recordTraffic(context: BrowserContext): Promise<Traffic> {
  const traffic: Traffic = { sent: [], others: [] }
  await context.addInitScript(reportChannels)
  context.on('request', (request) => {
    if (isRequest(request.url())) traffic.sent.push(describe(request, context))
  })
  context.on('console', (message) => {
    const channel = /^channel: (.+)/.exec(message.text())?.[1]
    if (channel !== undefined) traffic.others.push(channel)
  })
  context.on('page', (page) =>
    page.on('websocket', (socket) => traffic.others.push(`WebSocket ${socket.url()}`)),
  )
  return traffic
}

export const hostsOf = (sent: readonly { host: string }[]): string[] =>
  [...new Set(sent.map(({ host }) => host))].toSorted()
