import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import type { Browser } from '../../../../../src/tools/qr-generator/extras/read/effects'
import { readState } from '../../../../../src/tools/qr-generator/extras/read/state'
import { deferred } from '../../../../support/deferred'
import { codeStore } from '../../../../support/qr-image'

type Reading = Awaited<ReturnType<Browser['readFrame']>>
type Opened = Awaited<ReturnType<Browser['openCamera']>>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const codesOf = (...texts: string[]) => texts.map((text) => ({ text }))

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
    // The store hands the stream on and stops it, nothing else.
    camera.resolve(ok({ stream: {} as MediaStream, stop }))
    await turn()
  }
  return { state: store.getState, answer, camera, openCamera, allow, stop, codes }
}

test('a picture gives the texts of its codes', async () => {
  const { state, answer } = setup()
  state().openFile(FILE)
  expect(state().busy).toBe(true)
  await answer(0, ok(codesOf('a', 'b')))
  expect(state()).toMatchObject({ busy: false, found: codesOf('a', 'b'), failure: null })
})

test.each<[Reading, string]>([
  [ok([]), 'nothing'],
  [err({ code: 'unreadable' }), 'unreadable'],
  [err({ code: 'noise' }), 'noise'],
  [FAILED, 'failed'],
])('%o is reported as %s and shows no older text', async (reading, failure) => {
  const { state, answer } = setup()
  state().openFile(FILE)
  await answer(0, ok(codesOf('old')))
  state().openFile(FILE)
  await answer(1, reading)
  expect(state()).toMatchObject({ busy: false, found: [], failure })
})

test('of two pictures the newer one counts', async () => {
  const { state, answer } = setup()
  state().openFile(FILE)
  state().openFile(FILE)
  await answer(0, ok(codesOf('older')))
  expect(state()).toMatchObject({ busy: true, found: [] })
  await answer(1, ok(codesOf('newer')))
  expect(state()).toMatchObject({ busy: false, found: codesOf('newer') })
})

test('QR-62: the camera stops once a code was read', async () => {
  const { state, answer, allow, stop } = setup()
  await allow()
  const [empty, good] = [frame(), frame()]
  void state().takeFrame(empty.bitmap)
  await answer(0, ok([]))
  expect(state()).toMatchObject({ found: [], failure: null, camera: { stop } })
  expect(stop).not.toHaveBeenCalled()
  void state().takeFrame(good.bitmap)
  await answer(1, ok(codesOf('seen')))
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
  await answer(0, ok(codesOf('late')))
  expect(state()).toMatchObject({ found: [], camera: null })
  expect(stop).toHaveBeenCalledOnce()
  expect(late.close).toHaveBeenCalledOnce()
})

test('a camera that is allowed after the visitor has left is switched off at once', async () => {
  const { state, camera, stop } = setup()
  void state().startCamera()
  expect(state().camera).toBe('asked')
  state().stopCamera()
  camera.resolve(ok({ stream: {} as MediaStream, stop }))
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
  await answer(0, ok([{ text: null }]))
  expect(state()).toMatchObject({ found: [{ text: null }], failure: null, camera: null })
})
