import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { rootDir } from '../../../scripts/bootstrap/paths.mjs'
import { startWorker } from '#platform/worker/early-worker'

const code = readFileSync(join(rootDir, 'public/early.js'), 'utf8')

class FakeWorker extends EventTarget {
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
  }
}

/** Runs the early script as the page does whose worker has this address. */
function openPage(address: string | null, Worker: unknown = FakeWorker) {
  const document = {
    addEventListener: () => {},
    currentScript: { getAttribute: () => address },
  }
  const page = { addEventListener: () => {}, earlyWorker: undefined }
  runInNewContext(code, { window: page, document, Worker })
  vi.stubGlobal('window', page)
  vi.stubGlobal('Worker', FakeWorker)
  return page
}

afterEach(() => void vi.unstubAllGlobals())

test('the worker that the page has begun to start is taken, once', () => {
  const page = openPage('/qr.worker.js')
  const early = (page.earlyWorker as { worker: FakeWorker } | undefined)?.worker
  expect(early?.address).toBe('/qr.worker.js')
  expect(startWorker('/qr.worker.js')).toBe(early)
  expect(startWorker('/qr.worker.js')).not.toBe(early)
})

test('another worker, and that of a page without one, is started when it is asked for', () => {
  const page = openPage('/qr.worker.js')
  expect(startWorker('/color.worker.js')).toMatchObject({ address: '/color.worker.js' })
  expect(page.earlyWorker).toBeDefined()
  openPage(null)
  expect(startWorker('/qr.worker.js')).toMatchObject({ address: '/qr.worker.js' })
})

test('one that fails before it is taken is replaced, and is no uncaught error of the page', () => {
  const page = openPage('/qr.worker.js')
  const early = (page.earlyWorker as { worker: FakeWorker } | undefined)?.worker
  const event = new Event('error', { cancelable: true })
  early?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(startWorker('/qr.worker.js')).not.toBe(early)
})

test('where no worker can be made the page goes on', () => {
  const page = openPage('/qr.worker.js', () => {
    throw new DOMException('no workers here', 'SecurityError')
  })
  expect(page.earlyWorker).toBeUndefined()
})
