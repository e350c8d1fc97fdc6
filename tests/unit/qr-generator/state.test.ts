import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import type { Browser } from '../../../src/tools/qr-generator/effects'
import type { QrSettings } from '../../../src/tools/qr-generator/domain/settings'
import type { QrState } from '../../../src/tools/qr-generator/state'
import { codeStore, qrImage as picture } from '../../support/qr-image'

type Answer = Awaited<ReturnType<Browser['makeImage']>>

interface Job {
  text: string
  answer(result: Answer): Promise<void>
}

function setup() {
  const jobs: Job[] = []
  const store = codeStore({
    makeImage: (settings) =>
      new Promise((resolve) => {
        const answer = async (result: Answer) => {
          resolve(result)
          await new Promise(setImmediate)
        }
        jobs.push({ text: settings.text, answer })
      }),
  })
  const job = (index: number) => {
    const found = jobs[index]
    if (!found) throw new Error(`no job ${index}`)
    return found
  }
  return { store, jobs, job }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('the defaults are 256 px, level M, black on white', () => {
  expect(setup().store.getState().settings).toEqual({
    text: '',
    sizePx: 256,
    margin: 2,
    isUtf8Marked: false,
    level: 'M',
    dark: '#000000',
    light: '#ffffff',
  })
})

test('it is busy while generating and has the picture afterwards', async () => {
  const { store, job } = setup()
  store.getState().change({ text: 'a' })
  expect(store.getState().busy).toBe(true)
  const { image } = picture()
  await job(0).answer(ok(image))
  expect(store.getState()).toMatchObject({ image, busy: false, failure: null })
})

const CHANGES: [string, (qr: QrState) => void, Partial<QrSettings>][] = [
  ['size', (qr) => qr.change({ sizePx: 512 }), { sizePx: 512 }],
  ['level', (qr) => qr.change({ level: 'H' }), { level: 'H' }],
  ['foreground', (qr) => qr.typeColor('dark', '#112233'), { dark: '#112233' }],
  ['background', (qr) => qr.typeColor('light', '#EEEEEE'), { light: '#EEEEEE' }],
]

test.each(CHANGES)(
  'QR-39: a change of the %s draws again while there is text',
  async (_name, act, settings) => {
    const { store, jobs, job } = setup()
    act(store.getState())
    expect(jobs).toHaveLength(0)
    store.getState().change({ text: 'a' })
    await job(0).answer(ok(picture().image))
    act(store.getState())
    expect(jobs).toHaveLength(2)
    expect(store.getState().settings).toMatchObject({ text: 'a', ...settings })
  },
)

test('QR-34: a burst of keystrokes draws the first and the last, and keeps the last', async () => {
  const { store, jobs, job } = setup()
  for (const text of ['a', 'ab', 'abc', 'abcd']) store.getState().change({ text })
  const first = picture()
  await job(0).answer(ok(first.image))
  expect(first.close).toHaveBeenCalledOnce()
  expect(jobs.map(({ text }) => text)).toEqual(['a', 'abcd'])
  const last = picture()
  await job(1).answer(ok(last.image))
  expect(store.getState()).toMatchObject({ image: last.image, busy: false })
})

test('QR-23: text of blanks only draws nothing', () => {
  const { store, jobs } = setup()
  store.getState().change({ text: '   ' })
  store.getState().generate()
  expect(jobs).toHaveLength(0)
  expect(store.getState()).toMatchObject({ image: null, busy: false })
})

test('emptying the text by hand clears the picture', async () => {
  const { store, job } = setup()
  store.getState().change({ text: 'a' })
  const { image, close } = picture()
  await job(0).answer(ok(image))
  store.getState().change({ text: '' })
  expect(store.getState().image).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})

test('QR-36: a late picture does not undo Clear', async () => {
  const { store, job } = setup()
  store.getState().change({ text: 'a' })
  store.getState().clear()
  const late = picture()
  await job(0).answer(ok(late.image))
  expect(store.getState()).toMatchObject({ image: null, busy: false })
  expect(store.getState().settings.text).toBe('')
  expect(late.close).toHaveBeenCalledOnce()
})

test('QR-25: a failure is logged, clears the busy flag and drops the previous picture', async () => {
  const { store, job } = setup()
  store.getState().change({ text: 'a' })
  const { image, close } = picture()
  await job(0).answer(ok(image))
  store.getState().change({ text: 'b' })
  await job(1).answer(err({ code: 'too-big', bytes: 9999, level: 'M', fitsAt: null }))
  expect(store.getState()).toMatchObject({ image: null, busy: false, failure: { code: 'too-big' } })
  expect(close).toHaveBeenCalledOnce()
  expect(console.error).toHaveBeenCalledOnce()
  expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain(
    'The amount of data is too big to be stored in a QR Code',
  )
})

test('QR-35: a worker that fails clears the busy flag, and the next code is drawn', async () => {
  const { store, job } = setup()
  store.getState().change({ text: 'a' })
  await job(0).answer(err({ code: 'worker-failed', reason: 'time-limit' }))
  expect(store.getState()).toMatchObject({ busy: false, failure: { code: 'worker-failed' } })
  store.getState().generate()
  const { image } = picture()
  await job(1).answer(ok(image))
  expect(store.getState()).toMatchObject({ image, failure: null })
})

test('QR-43: the picture that is replaced is closed', async () => {
  const { store, job } = setup()
  const [one, two] = [picture(), picture()]
  store.getState().change({ text: '1' })
  await job(0).answer(ok(one.image))
  store.getState().change({ text: '2' })
  await job(1).answer(ok(two.image))
  expect(one.close).toHaveBeenCalledOnce()
  expect(two.close).not.toHaveBeenCalled()
})

test('the picture on screen is copied, and nothing while there is none', async () => {
  const copyPng = vi.fn(async () => true)
  const store = codeStore({ copyPng })
  expect(await store.getState().copy()).toBe(false)
  store.getState().change({ text: 'a' })
  await vi.waitFor(() => expect(store.getState().busy).toBe(false))
  expect(await store.getState().copy()).toBe(true)
  // The bytes of the picture's data URL.
  expect(copyPng).toHaveBeenCalledExactlyOnceWith(Uint8Array.of(0))
})
