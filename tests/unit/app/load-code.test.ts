import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadCode } from '../../../src/app/loading/load-code'

const URL = 'https://nimble.example/static/js/qr-generator-abc.chunk.js'
const fetchFailure = () => new TypeError(`Failed to fetch dynamically imported module: ${URL}`)

const browser = (missing = false, reloads = false) => ({
  chunkUrl: () => URL,
  isMissing: vi.fn(() => Promise.resolve(missing)),
  reloadForNewDeployment: vi.fn(() => reloads),
})

async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  return loading.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe('PL-10: a chunk that never arrives', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is waited for during 120 seconds, then fails with type timeout', async () => {
    const settled = vi.fn()
    const loading = loadCode('qr-generator', () => new Promise(() => {}), browser())
    loading.then(settled, settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
    expect(await failureOf(loading)).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
  })

  test('leaves no timer behind once it has arrived', async () => {
    await loadCode('landing', () => Promise.resolve('module'), browser())
    expect(vi.getTimerCount()).toBe(0)
  })
})

test("PL-09: the message is 'Loading chunk {id} failed.' with type and URL", async () => {
  const loading = loadCode('qr-generator', () => Promise.reject(fetchFailure()), browser())
  const error = await failureOf(loading)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    message: `Loading chunk qr-generator failed.\n(error: ${URL})`,
  })
})

test.each([
  ['Chromium, no answer', fetchFailure()],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${URL}`)],
  ['Safari', new TypeError('Importing a module script failed.')],
  [
    'Safari, HTML in place of script',
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
  ['a truncated file', new SyntaxError('Unexpected end of input')],
  ['the style sheet of a page', new Error('Unable to preload CSS for /static/assets/page.css')],
])('PL-11: %s is a ChunkLoadError', async (_engine, cause) => {
  const error = await failureOf(loadCode('landing', () => Promise.reject(cause), browser()))
  expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'error', cause })
})

test('PL-08: what the code of a page throws by itself is passed on as it is', async () => {
  const kaboom = new Error('kaboom')
  expect(await failureOf(loadCode('landing', () => Promise.reject(kaboom), browser()))).toBe(kaboom)
})

describe('PL-12: a chunk of an older deployment', () => {
  test('reloads the page and reports nothing', async () => {
    const settled = vi.fn()
    const stale = browser(true, true)
    loadCode('landing', () => Promise.reject(fetchFailure()), stale).then(settled, settled)
    await vi.waitFor(() => expect(stale.reloadForNewDeployment).toHaveBeenCalledOnce())
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
  })

  test('fails with type missing when the page was reloaded a moment ago', async () => {
    const error = await failureOf(
      loadCode('landing', () => Promise.reject(fetchFailure()), browser(true, false)),
    )
    expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'missing' })
  })

  test('a server that answers otherwise than 404 never reloads the page', async () => {
    const broken = browser(false, true)
    await failureOf(loadCode('landing', () => Promise.reject(fetchFailure()), broken))
    expect(broken.reloadForNewDeployment).not.toHaveBeenCalled()
  })
})
