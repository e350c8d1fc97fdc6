import type { BrowserContext } from '@playwright/test'
import { documentedKeys } from './kept'
import { TOOLS } from '../../../src/tools/registry'
import { isNightly } from '../../support/nightly'
import { orRefused, prependToWorkers } from './scripts'
import type { ToolId } from './tool-acts'

export interface Fault {
  /** Switches it on, before the first page opens. */
  on: (context: BrowserContext) => Promise<unknown>
  /** The tools that use what fails; without it all of them, and the landing page. */
  tools?: readonly ToolId[]
  /** The landing page is among them. */
  onLanding?: boolean
  /** What is shown in place of the work of some tools; all others do theirs. */
  messages?: Partial<Record<ToolId, RegExp>>
  /** Lines that it causes on the console: each comes, and no other does. */
  log?: readonly RegExp[]
  /** What no worker has then: a switch that switches nothing would prove nothing. */
  missingInWorkers?: string
}

const ALL_WORKERS = '**/static/js/*.worker-*.js'

/** What the tools show whose worker fails. The others do the work on the page. */
const WITHOUT_WORKER = {
  'currency-converter': /Failed to fetch exchange rate|Failed to load currencies/,
  'qr-generator': /could not be made/,
  'color-picker': /palette could not be made/,
}

const COLOR_NOT_LOADED =
  /^Color (palette|spectrum) \{code: worker-failed, reason: load(, detail: [^{}]+)?\}$/
const DONE_ON_PAGE =
  /^No worker: its work is done on the page \{code: worker-failed, reason: load(, detail: [^{}]+)?\}$/
const NOT_LOADED = [
  /^(Currency list|Exchange rates): worker failed: load$/,
  /^QR code worker failed: load$/,
  COLOR_NOT_LOADED,
  /^No worker: the page ticks itself/,
  DONE_ON_PAGE,
]

const WITH_WORKER = [
  'countdown-timer',
  'currency-converter',
  'qr-generator',
  'color-picker',
  'password-generator',
] as const

const inWorkers = (code: string) => (context: BrowserContext) =>
  prependToWorkers(context, ALL_WORKERS, code)

const inPage = (code: () => void) => (context: BrowserContext) => context.addInitScript(code)

/** A key that ends with `*` has the name of a tool there. */
const ofEachTool = ({ key, where }: { key: string; where: string }) =>
  key.endsWith('*')
    ? TOOLS.map(({ id }) => ({ key: key.replace('*', id), where }))
    : [{ key, where }]

const corrupt = (text: string) => (context: BrowserContext) =>
  context.addInitScript(
    ([keys, value]) => {
      for (const { key, where } of keys) {
        const area = where.startsWith('local') ? localStorage : sessionStorage
        if (/storage/.test(where)) area.setItem(key, value)
      }
    },
    [documentedKeys().flatMap(ofEachTool), text] as const,
  )

const storageThrows = () => {
  // Refused together with the storages.
  LockManager.prototype.request = () =>
    Promise.reject(new DOMException('The document is sandboxed.', 'SecurityError'))
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError')
      },
    })
  }
}

const storageIsFull = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

export const noWorkers = () => {
  Object.defineProperty(window, 'Worker', {
    value() {
      throw new DOMException('no workers here', 'SecurityError')
    },
  })
}

const noSound = () => {
  HTMLMediaElement.prototype.play = () =>
    Promise.reject(new DOMException('play() needs a gesture', 'NotAllowedError'))
}

/** Two that keep much; how each reads and writes what it keeps is shown by its store. */
const KEEPING = ['calculator', 'currency-converter'] as const

/** Each of them alone, with what it may cost. */
export const FAULTS: Record<string, Fault> = {
  'PL-13: reading the storages throws': {
    on: inPage(storageThrows),
    ...(!isNightly && { tools: [...KEEPING, 'countdown-timer'], onLanding: true }),
  },
  'PL-14: the storages are full': { on: inPage(storageIsFull), tools: KEEPING },
  'PL-15: what is stored is a bracket': { on: corrupt('{'), tools: KEEPING },
  'PL-16: no worker can be made': {
    on: inPage(noWorkers),
    tools: WITH_WORKER,
    messages: WITHOUT_WORKER,
    log: NOT_LOADED,
  },
  'PL-16: the scripts of the workers are missing': {
    on: (context) => context.route(ALL_WORKERS, (route) => route.fulfill({ status: 404 })),
    tools: ['color-picker', 'password-generator'],
    messages: WITHOUT_WORKER,
    log: [orRefused(COLOR_NOT_LOADED), DONE_ON_PAGE],
  },
  'workers have no canvas': {
    on: inWorkers('delete self.OffscreenCanvas;'),
    tools: ['qr-generator', 'color-picker'],
    messages: { 'qr-generator': /could not be made/ },
    log: [
      /^QR code worker failed: rejected$/,
      /^Color spectrum \{code: worker-failed, reason: rejected, detail: OffscreenCanvas is not defined\}$/,
    ],
    missingInWorkers: 'OffscreenCanvas',
  },
  // As without a canvas.
  ...(isNightly && {
    'workers cannot compress': {
      on: inWorkers('delete self.CompressionStream;'),
      tools: ['qr-generator'],
      messages: { 'qr-generator': /could not be made/ },
      log: [/^QR code worker failed: rejected$/],
      missingInWorkers: 'CompressionStream',
    },
  }),
  // That no other tool asks them is shown by PL-22.
  'PL-25: the hosts of exchange rates are blocked': {
    tools: ['currency-converter'],
    on: (context) =>
      context.route(/jsdelivr\.net|currency-api\.pages\.dev/, (route) => route.abort()),
    messages: { 'currency-converter': /Failed to fetch exchange rate/ },
    log: [
      /^(Currency list|Exchange rates): Both APIs failed\. Primary API failed: network; secondary: network$/,
    ],
  },
  'there are no notifications and no wake lock, and playing a sound is refused': {
    on: async (context) => {
      await context.addInitScript(noSound)
      await context.addInitScript(() => {
        Reflect.deleteProperty(window, 'Notification')
        Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
      })
    },
    tools: ['countdown-timer'],
    log: [/^The alarm could not sound NotAllowedError: play\(\) needs a gesture$/],
  },
}
