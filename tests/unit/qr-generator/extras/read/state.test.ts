import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import type { Lens } from '#platform/device/camera'
import type { Browser } from '../../../../../src/tools/qr-generator/extras/read/effects'
import { readState } from '../../../../../src/tools/qr-generator/extras/read/state'
import { deferred } from '../../../../support/deferred'
import { codeStore } from '../../../../support/qr-image'

type Reading = Awaited<ReturnType<Browser['readFrame']>>
type Opened = Awaited<ReturnType<Browser['openCamera']>>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const codesOf = (...texts: string[]) => texts.map((text) => ({ text }))

const readingOf = (...texts: (string | null)[]) =>
  ok({ codes: texts.map((text) => ({ text })), still: null })

const FILE = new Blob(['a picture'])
const FAILED = err({ code: 'worker-failed', reason: 'crash' } as const)
const turn = () => new Promise(setImmediate)

/** The store closes a frame, nothing else. */
function frame() {
  const close = vi.fn()
  return { close, bitmap: { close } as unknown as ImageBitmap }
}

function setup() {
  const readings: ReturnType<typeof deferred<Reading>>[] = []
  const read = () => {
    const reading = deferred<Reading>()
    readings.push(reading)
    return reading.promise
  }
  const camera = deferred<Opened>()
  const stop = vi.fn()
  const lens = vi.fn<() => Lens>(() => ({ hasTorch: false, zoom: null }))
  const setTorch = vi.fn(async () => true)
  const setZoom = vi.fn(async () => {})
  // The store hands the stream on, nothing else.
  const opened = ok({ stream: {} as MediaStream, lens, setTorch, setZoom, stop })
  const openCamera = vi.fn<Browser['openCamera']>(() => camera.promise)
  const codes = codeStore()
  const store = createStore(
    readState({ readPicture: read, readFrame: read, openCamera, watchFrames: vi.fn() }, codes),
  )
  async function answer(index: number, reading: Reading) {
    readings[index]?.resolve(reading)
    await turn()
  }
  async function allow() {
    void store.getState().startCamera()
    camera.resolve(opened)
    await turn()
  }
  const on = { lens, setTorch, setZoom }
  return { state: store.getState, answer, camera, openCamera, opened, allow, stop, on, codes }
}

test('a picture gives the texts of its codes', async () => {
  const { state, answer } = setup()
  state().openFile(FILE)
  expect(state().busy).toBe(true)
  await answer(0, readingOf('a', 'b'))
  expect(state()).toMatchObject({ busy: false, found: codesOf('a', 'b'), failure: null })
})

test.each<[Reading, string]>([
  [readingOf(), 'nothing'],
  [err({ code: 'unreadable' }), 'unreadable'],
  [err({ code: 'noise' }), 'noise'],
  [FAILED, 'failed'],
])('%o is reported as %s and shows no older text', async (reading, failure) => {
  const { state, answer } = setup()
  state().openFile(FILE)
  await answer(0, readingOf('old'))
  state().openFile(FILE)
  await answer(1, reading)
  expect(state()).toMatchObject({ busy: false, found: [], failure })
})

test('of two pictures the newer one counts', async () => {
  const { state, answer } = setup()
  state().openFile(FILE)
  state().openFile(FILE)
  await answer(0, readingOf('older'))
  expect(state()).toMatchObject({ busy: true, found: [] })
  await answer(1, readingOf('newer'))
  expect(state()).toMatchObject({ busy: false, found: codesOf('newer') })
})

test('QR-62: the camera stops once a code was read', async () => {
  const { state, answer, allow, stop } = setup()
  await allow()
  const [empty, good] = [frame(), frame()]
  void state().takeFrame(empty.bitmap)
  await answer(0, readingOf())
  expect(state()).toMatchObject({ found: [], failure: null, camera: { stop } })
  expect(stop).not.toHaveBeenCalled()
  void state().takeFrame(good.bitmap)
  await answer(1, readingOf('seen'))
  expect(state()).toMatchObject({ found: codesOf('seen'), camera: null })
  expect(stop).toHaveBeenCalledOnce()
  expect([empty.close, good.close].map((close) => close.mock.calls.length)).toEqual([1, 1])
})

test('a frame that is read after the camera stopped does not count', async () => {
  const { state, answer, allow, stop } = setup()
  await allow()
  const late = frame()
  void state().takeFrame(late.bitmap)
  state().stopCamera()
  await answer(0, readingOf('late'))
  expect(state()).toMatchObject({ found: [], camera: null })
  expect(stop).toHaveBeenCalledOnce()
  expect(late.close).toHaveBeenCalledOnce()
})

test('a camera that is allowed after the visitor has left is switched off at once', async () => {
  const { state, camera, opened, stop } = setup()
  void state().startCamera()
  expect(state().camera).toBe('requested')
  state().stopCamera()
  camera.resolve(opened)
  await turn()
  expect(stop).toHaveBeenCalledOnce()
  expect(state().camera).toBeNull()
})

test('a picture that is opened stops the camera', async () => {
  const { state, allow, stop } = setup()
  await allow()
  state().openFile(FILE)
  expect(stop).toHaveBeenCalledOnce()
  expect(state()).toMatchObject({ camera: null, busy: true })
})

test.each(['refused', 'none', 'failed'] as const)(
  'a camera that is %s is reported',
  async (why) => {
    const { state, camera } = setup()
    void state().startCamera()
    camera.resolve(err(why))
    await turn()
    expect(state()).toMatchObject({ camera: null, failure: `camera-${why}` })
  },
)

test('a camera that is taken away is reported, one that was stopped is not', async () => {
  const { state, allow, openCamera } = setup()
  await allow()
  const [onEnd] = openCamera.mock.calls[0] ?? []
  onEnd?.()
  expect(state()).toMatchObject({ camera: null, failure: 'camera-ended' })
  state().openFile(FILE)
  onEnd?.()
  expect(state().failure).toBeNull()
})

test('a worker that fails on a frame ends the camera', async () => {
  const { state, answer, allow, stop } = setup()
  await allow()
  void state().takeFrame(frame().bitmap)
  await answer(0, FAILED)
  expect(state()).toMatchObject({ camera: null, failure: 'failed' })
  expect(stop).toHaveBeenCalledOnce()
})

test('a copy to edit goes into the text', () => {
  const { state, codes } = setup()
  state().editCopy('a')
  expect(codes.getState().settings.text).toBe('a')
})

test('QR-62: a code that is found and cannot be read ends the camera, and is told', async () => {
  const { state, answer, allow } = setup()
  await allow()
  void state().takeFrame(frame().bitmap)
  await answer(0, readingOf(null))
  expect(state()).toMatchObject({ found: [{ text: null }], failure: null, camera: null })
})

/** The store closes a picture, nothing else. */
function pictured() {
  const close = vi.fn()
  const still = { close } as unknown as ImageBitmap
  return { close, still, outcome: ok({ codes: codesOf('a'), still }) }
}

test('QR-95: the picture that a code is in stays until the next one is opened, and is closed then', async () => {
  const { state, answer } = setup()
  const { close, still, outcome } = pictured()
  state().openFile(FILE)
  await answer(0, outcome)
  expect(state().still).toBe(still)
  expect(close).not.toHaveBeenCalled()
  state().openFile(FILE)
  expect(state().still).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})

test('a picture that comes too late is closed', async () => {
  const { state, answer, allow } = setup()
  const [ofFile, ofFrame] = [pictured(), pictured()]
  state().openFile(FILE)
  await allow()
  await answer(0, ofFile.outcome)
  void state().takeFrame(frame().bitmap)
  state().stopCamera()
  await answer(1, ofFrame.outcome)
  expect(state().still).toBeNull()
  expect(ofFile.close).toHaveBeenCalledOnce()
  expect(ofFrame.close).toHaveBeenCalledOnce()
})

test('QR-96: lamp and zoom are offered as the running camera has them, and gone with it', async () => {
  const { state, allow, on } = setup()
  await allow()
  state().meetLens()
  expect(state()).toMatchObject({ torch: null, zoomPercent: null })
  on.lens.mockReturnValue({ hasTorch: true, zoom: { min: 1, max: 5, present: 2 } })
  state().meetLens()
  expect(state()).toMatchObject({ torch: false, zoomPercent: 25 })
  await state().switchTorch()
  expect(state().torch).toBe(true)
  state().zoom(50)
  expect(on.setZoom).toHaveBeenCalledWith(3)
  expect(state().zoomPercent).toBe(50)
  state().stopCamera()
  expect(state()).toMatchObject({ torch: null, zoomPercent: null })
})

test('QR-96: a lamp that the camera does not switch stays off', async () => {
  const { state, allow, on } = setup()
  on.lens.mockReturnValue({ hasTorch: true, zoom: null })
  on.setTorch.mockResolvedValue(false)
  await allow()
  state().meetLens()
  await state().switchTorch()
  expect(state()).toMatchObject({ torch: false, zoomPercent: null })
})
