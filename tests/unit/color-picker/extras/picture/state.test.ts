import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import {
  pictureState,
  type PictureBrowser,
} from '../../../../../src/tools/color-picker/extras/picture/state'
import { deferred } from '../../../../support/deferred'

type Opened = Awaited<ReturnType<PictureBrowser['openPicture']>>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const FILE = new Blob(['a picture'])

/** Two pixels beside each other, red and blue. */
function redAndBlue() {
  const preview = { width: 2, height: 1, close: vi.fn() }
  const rgba = new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 255, 255])
  const pixels = { widthPx: 2, heightPx: 1, rgba }
  // The store shows the bitmap and closes it, nothing else.
  const picture = { preview: preview as unknown as ImageBitmap, pixels, mainColors: [] }
  return { preview, opened: ok(picture) as Opened }
}

function pictureStore(pickFromScreen: PictureBrowser['pickFromScreen'] = async () => ok(null)) {
  const jobs: ReturnType<typeof deferred<Opened>>[] = []
  const select = vi.fn()
  const tryOut = vi.fn()
  const openPicture = () => {
    const job = deferred<Opened>()
    jobs.push(job)
    return job.promise
  }
  const delayed = vi.fn<() => void>()
  const schedule: PictureBrowser['schedule'] = (run) => {
    delayed.mockImplementation(run)
    return () => delayed.mockReset()
  }
  const getColor = () => ({ select, tryOut })
  const deps = { openPicture, hasEyeDropper: () => true, pickFromScreen, getColor, schedule }
  const store = createStore(pictureState(deps))
  const answer = async (index: number, opened: Opened) => {
    jobs[index]?.resolve(opened)
    await new Promise(setImmediate)
  }
  return { state: store.getState, select, tryOut, answer, delayed }
}

test('a picture that is opened has the loupe in its middle, and Enter selects there', async () => {
  const { state, select, answer } = pictureStore()
  state().openFile(FILE)
  expect(state().busy).toBe(true)
  await answer(0, redAndBlue().opened)
  expect(state()).toMatchObject({ busy: false, at: { x: 1, y: 0 } })
  state().moveBy(-1, 0)
  state().selectHere()
  expect(select).toHaveBeenLastCalledWith('#ff0000')
})

test('dragging tries out, letting go selects', async () => {
  const { state, select, tryOut, answer } = pictureStore()
  state().openFile(FILE)
  await answer(0, redAndBlue().opened)
  state().tryOutAt({ x: 0.9, y: 0.5 })
  expect(tryOut).toHaveBeenLastCalledWith('#0000ff')
  expect(select).not.toHaveBeenCalled()
  state().selectAt({ x: -3, y: 0.5 })
  expect(select).toHaveBeenLastCalledWith('#ff0000')
})

test('the texts follow a pointer later, keys and clicks at once', async () => {
  const { state, answer, delayed } = pictureStore()
  state().openFile(FILE)
  await answer(0, redAndBlue().opened)
  state().lookAt({ x: 0, y: 0 })
  expect(state()).toMatchObject({ at: { x: 0, y: 0 }, textAt: { x: 1, y: 0 } })
  delayed()
  expect(state().textAt).toEqual({ x: 0, y: 0 })
  state().moveBy(1, 0)
  expect(state().textAt).toEqual({ x: 1, y: 0 })
  state().selectAt({ x: 0, y: 0 })
  expect(state().textAt).toEqual({ x: 0, y: 0 })
})

test('a pointer that stays on a pixel changes nothing', async () => {
  const { state, answer } = pictureStore()
  state().openFile(FILE)
  await answer(0, redAndBlue().opened)
  state().lookAt({ x: 0.1, y: 0.1 })
  const { at } = state()
  state().lookAt({ x: 0.4, y: 0.9 })
  expect(state().at).toBe(at)
})

test('a file that is no picture has a message, and the last picture stays', async () => {
  const { state, answer } = pictureStore()
  const { preview, opened } = redAndBlue()
  state().openFile(FILE)
  await answer(0, opened)
  state().openFile(FILE)
  await answer(1, err({ code: 'unreadable' }))
  expect(state()).toMatchObject({ failure: 'unreadable', busy: false })
  expect(state().picture?.preview).toBe(preview)
  expect(preview.close).not.toHaveBeenCalled()
})

test('of two pictures the first is closed when the second comes', async () => {
  const { state, answer } = pictureStore()
  const [first, second] = [redAndBlue(), redAndBlue()]
  state().openFile(FILE)
  await answer(0, first.opened)
  state().openFile(FILE)
  await answer(1, second.opened)
  expect(first.preview.close).toHaveBeenCalledOnce()
  expect(state().picture?.preview).toBe(second.preview)
})

test('a picture that comes too late is closed', async () => {
  const { state, answer } = pictureStore()
  const late = redAndBlue()
  state().openFile(FILE)
  state().openFile(FILE)
  await answer(0, late.opened)
  expect(late.preview.close).toHaveBeenCalledOnce()
  expect(state().picture).toBeNull()
})

test('a color from the screen is selected; none where the visitor gave up', async () => {
  const picked = pictureStore(async () => ok('#ABCDEF'))
  await picked.state().pickFromScreen()
  expect(picked.select).toHaveBeenLastCalledWith('#abcdef')
  const nothing = pictureStore()
  await nothing.state().pickFromScreen()
  expect(nothing.select).not.toHaveBeenCalled()
  expect(nothing.state().failure).toBeNull()
})

test('a screen that cannot be picked from has a message until the next attempt', async () => {
  const pick = vi.fn<PictureBrowser['pickFromScreen']>(async () => ok('#ABCDEF'))
  const { state, select } = pictureStore(pick.mockResolvedValueOnce(err('OperationError')))
  await state().pickFromScreen()
  expect(state().failure).toBe('screen')
  expect(select).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledOnce()
  await state().pickFromScreen()
  expect(state().failure).toBeNull()
  expect(select).toHaveBeenLastCalledWith('#abcdef')
})

test.each([
  ['photo.HEIC', '', 'heic'],
  ['photo', 'image/heif', 'heic'],
  ['notes.txt', 'text/plain', 'unreadable'],
])('of %s (%j) that cannot be read the failure is %s', async (name, type, failure) => {
  const { state, answer } = pictureStore()
  state().openFile(new File(['x'], name, { type }))
  await answer(0, err({ code: 'unreadable' }))
  expect(state().failure).toBe(failure)
})
