import { expose } from 'comlink'

/** As `workers/adapters/expose-ready.ts` does in a worker. */
export function exposeReady(api: object, scope: MessagePort): void {
  expose(api, scope)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a port, not of a window
  scope.postMessage('ready')
}

/** A worker without a thread: its script gets one end of a channel, so results are really cloned. */
export class FakeWorker extends EventTarget implements Worker {
  onmessage = null
  onmessageerror = null
  onerror = null
  terminated = false
  readonly #outside: MessagePort
  readonly #inside: MessagePort

  constructor(script: (scope: MessagePort) => void) {
    super()
    const { port1, port2 } = new MessageChannel()
    this.#outside = port1
    this.#inside = port2
    port1.addEventListener('message', (event) => this.say(event.data))
    port1.start()
    script(port2)
  }

  postMessage(message: unknown, options: Transferable[] | StructuredSerializeOptions = []): void {
    const transfer = Array.isArray(options) ? options : (options.transfer ?? [])
    this.#outside.postMessage(message, transfer)
  }

  /** A message from the worker to the page; a test can also send it late, after the end. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** An uncaught error with a message, or a script that did not load without one. */
  fail(message?: string): Event {
    const event = Object.assign(new Event('error', { cancelable: true }), message && { message })
    this.dispatchEvent(event)
    return event
  }

  /** `self.close()`: from now on there is silence. */
  close(): void {
    this.#inside.close()
  }

  terminate(): void {
    this.terminated = true
    this.#inside.close()
    this.#outside.close()
  }
}
