import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import * as download from '#platform/download'
import type { Browser } from '../../../src/tools/qr-generator/effects'
import { deferred } from '../../support/deferred'
import { codeStore, qrImage } from '../../support/qr-image'

vi.mock(import('#platform/download'), () => ({
  downloadFile: vi.fn(() => true),
}))

const FILE = Uint8Array.of(1, 2, 3)
/** That of the picture's data URL. */
const PNG = Uint8Array.of(0)
const IMAGE = qrImage().image

/** A store with the picture of a text, and files for print whose answers are given later. */
async function setup() {
  const answers: ((answer: Awaited<ReturnType<Browser['makePng']>>) => void)[] = []
  const print = vi.fn<Browser['makePng']>(() => new Promise((resolve) => answers.push(resolve)))
  const shareFile = vi.fn(() => true)
  const { downloadFile } = download
  const store = codeStore({
    makeImage: async () => ok(IMAGE),
    makePng: print,
    downloadFile,
    shareFile,
  })
  store.getState().change({ text: 'a' })
  await vi.waitFor(() => expect(store.getState().busy).toBe(false))
  return { store, print, answers, shareFile }
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

test('as on screen, the file is the one that came with the picture', async () => {
  const { store, print } = await setup()
  expect(store.getState().downloadSize).toBe('as-set')
  await store.getState().download()
  expect(download.downloadFile).toHaveBeenCalledWith([PNG], 'image/png', 'qrcode.png')
  expect(print).not.toHaveBeenCalled()
})

test('QR-82: a press while the picture is being drawn waits for it', async () => {
  const drawn = deferred<Awaited<ReturnType<Browser['makeImage']>>>()
  const makeImage = vi.fn<Browser['makeImage']>(() => drawn.promise)
  const store = codeStore({
    makeImage,
    downloadFile: download.downloadFile,
    copyPng: async () => true,
  })
  store.getState().change({ text: 'a' })
  const saved = store.getState().download()
  const copied = store.getState().copy()
  expect(download.downloadFile).not.toHaveBeenCalled()
  drawn.resolve(ok(IMAGE))
  await saved
  expect(download.downloadFile).toHaveBeenCalledExactlyOnceWith([PNG], 'image/png', 'qrcode.png')
  expect(await copied).toBe(true)
})

test('a file for print is made on the click and saved under the same name', async () => {
  const { store, print, answers } = await setup()
  store.getState().chooseDownloadSize(4096)
  expect(print).not.toHaveBeenCalled()
  const saved = store.getState().download()
  expect(print).toHaveBeenCalledWith(store.getState().settings, 4096)
  expect(store.getState()).toMatchObject({ making: true, busy: false })
  answers[0]?.(ok(FILE))
  await saved
  expect(store.getState()).toMatchObject({ making: false, makeFailed: false })
  expect(download.downloadFile).toHaveBeenCalledExactlyOnceWith([FILE], 'image/png', 'qrcode.png')
})

test('SH-17: the file that is shared is the one that would be saved', async () => {
  const { store, answers, shareFile } = await setup()
  await store.getState().share()
  expect(shareFile).toHaveBeenLastCalledWith([PNG], 'image/png', 'qrcode.png')
  store.getState().chooseDownloadSize(4096)
  const saved = store.getState().download()
  const shared = store.getState().share()
  for (const answer of answers) answer(ok(FILE))
  await Promise.all([saved, shared])
  expect(shareFile).toHaveBeenLastCalledWith([FILE], 'image/png', 'qrcode.png')
  expect(download.downloadFile).toHaveBeenCalledOnce()
})

test('a second click while the file is made makes no second one', async () => {
  const { store, print } = await setup()
  store.getState().chooseDownloadSize(1024)
  void store.getState().download()
  await store.getState().download()
  expect(print).toHaveBeenCalledOnce()
})

test('a file of another size that is wanted meanwhile is made too', async () => {
  const { store, print, answers } = await setup()
  store.getState().chooseDownloadSize(8192)
  const first = store.getState().download()
  store.getState().chooseDownloadSize(1024)
  const second = store.getState().download()
  expect(print.mock.calls.map(([, sizePx]) => sizePx)).toEqual([8192, 1024])
  answers[0]?.(ok(FILE))
  await first
  expect(store.getState().making).toBe(true)
  answers[1]?.(ok(FILE))
  await second
  expect(store.getState().making).toBe(false)
  expect(download.downloadFile).toHaveBeenCalledTimes(2)
})

test('QR-50: a file shows the code of its click, whatever is typed while it is made', async () => {
  const { store, print, answers } = await setup()
  store.getState().chooseDownloadSize(8192)
  const first = store.getState().download()
  store.getState().change({ text: 'ab' })
  await vi.waitFor(() => expect(store.getState().busy).toBe(false))
  const second = store.getState().download()
  expect(print.mock.calls.map(([{ text }]) => text)).toEqual(['a', 'ab'])
  answers[0]?.(ok(FILE))
  await first
  expect(download.downloadFile).toHaveBeenCalledOnce()
  expect(store.getState().making).toBe(true)
  answers[1]?.(ok(FILE))
  await second
  expect(download.downloadFile).toHaveBeenCalledTimes(2)
  expect(store.getState().making).toBe(false)
})

test('a file that cannot be made is reported, whatever was typed meanwhile', async () => {
  const { store, answers } = await setup()
  store.getState().chooseDownloadSize(8192)
  const failed = store.getState().download()
  store.getState().change({ text: 'ab' })
  answers[0]?.(err({ code: 'worker-failed', reason: 'time-limit' }))
  await failed
  expect(store.getState()).toMatchObject({ making: false, makeFailed: true })
})

test('QR-51: a file that cannot be made is logged and leaves the picture; the next one is made', async () => {
  const { store, answers } = await setup()
  store.getState().chooseDownloadSize(2048)
  const failed = store.getState().download()
  answers[0]?.(err({ code: 'worker-failed', reason: 'time-limit' }))
  await failed
  expect(store.getState()).toMatchObject({
    making: false,
    makeFailed: true,
    image: IMAGE,
    failure: null,
  })
  expect(console.error).toHaveBeenCalledOnce()
  expect(download.downloadFile).not.toHaveBeenCalled()

  const saved = store.getState().download()
  expect(store.getState().makeFailed).toBe(false)
  answers[1]?.(ok(FILE))
  await saved
  expect(download.downloadFile).toHaveBeenCalledOnce()
})

test('the failure is forgotten with the settings it belongs to', async () => {
  const { store, answers } = await setup()
  store.getState().chooseDownloadSize(2048)
  const failed = store.getState().download()
  answers[0]?.(err({ code: 'worker-failed', reason: 'crash' }))
  await failed
  store.getState().clear()
  expect(store.getState().makeFailed).toBe(false)
})

test('a file for print that the browser does not save is a failure', async () => {
  const { store, answers } = await setup()
  vi.mocked(download.downloadFile).mockReturnValueOnce(false)
  store.getState().chooseDownloadSize(2048)
  const saved = store.getState().download()
  answers[0]?.(ok(FILE))
  await saved
  expect(store.getState()).toMatchObject({ making: false, makeFailed: true })
})
