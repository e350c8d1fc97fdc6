import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import { downloadFile } from '#platform/download'
import {
  filesState,
  type FilesDeps,
} from '../../../../../src/tools/qr-generator/extras/files/state'
import { codeStore } from '../../../../support/qr-image'

vi.mock(import('#platform/download'), () => ({
  downloadFile: vi.fn(() => true),
}))

const FILE = Uint8Array.of(1, 2, 3)

/** A store of files beside a code, and files whose answers are given later. */
async function setup() {
  const answers: ((answer: Awaited<ReturnType<FilesDeps['drawVectorFile']>>) => void)[] = []
  const make = vi.fn<FilesDeps['drawVectorFile']>(
    () => new Promise((resolve) => answers.push(resolve)),
  )
  const codes = codeStore()
  codes.getState().change({ text: 'a' })
  await vi.waitFor(() => expect(codes.getState().busy).toBe(false))
  const files = createStore(filesState({ drawVectorFile: make }, codes))
  return { codes, files, make, answers }
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

test('a file is made of the present settings and saved', async () => {
  const { codes, files, make, answers } = await setup()
  files.getState().typeSize('42.5')
  const saved = files.getState().save('pdf')
  expect(make).toHaveBeenCalledWith(codes.getState().settings, { kind: 'pdf', sizeMm: 42.5 })
  expect(files.getState().making).toBe('pdf')
  await files.getState().save('pdf')
  expect(make).toHaveBeenCalledOnce()
  answers[0]?.(ok(FILE))
  await saved
  expect(files.getState().making).toBeNull()
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith([FILE], 'application/pdf', 'qrcode.pdf')
})

test('a file that is wanted while another one is made is made too', async () => {
  const { codes, files, make, answers } = await setup()
  const first = files.getState().save('svg')
  const second = files.getState().save('pdf')
  codes.getState().change({ margin: 4 })
  await vi.waitFor(() => expect(codes.getState().busy).toBe(false))
  const third = files.getState().save('pdf')
  files.getState().typeSize('20')
  const fourth = files.getState().save('pdf')
  const wanted = make.mock.calls.map(([{ margin }, file]) => ({ margin, ...file }))
  expect(wanted).toEqual([
    { margin: 2, kind: 'svg', sizeMm: 50 },
    { margin: 2, kind: 'pdf', sizeMm: 50 },
    { margin: 4, kind: 'pdf', sizeMm: 50 },
    { margin: 4, kind: 'pdf', sizeMm: 20 },
  ])
  answers[0]?.(err({ code: 'worker-failed', reason: 'crash' }))
  await first
  expect(files.getState()).toMatchObject({ making: 'pdf', failed: true })
  answers.forEach((answer) => answer(ok(FILE)))
  await Promise.all([second, third, fourth])
  expect(files.getState().making).toBeNull()
  expect(downloadFile).toHaveBeenCalledTimes(3)
})

test('without a size or a code no file is made', async () => {
  const { codes, files, make } = await setup()
  files.getState().typeSize('5')
  await files.getState().save('svg')
  files.getState().typeSize('50')
  codes.getState().clear()
  await files.getState().save('svg')
  expect(make).not.toHaveBeenCalled()
})

test('a file shows the code of its click, whatever is changed while it is made', async () => {
  const { codes, files, answers } = await setup()
  const saved = files.getState().save('svg')
  codes.getState().change({ margin: 4 })
  answers[0]?.(ok(FILE))
  await saved
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith([FILE], 'image/svg+xml', 'qrcode.svg')
  expect(files.getState()).toMatchObject({ making: null, failed: false })
})

test('a file that cannot be made is logged, and the next one is made', async () => {
  const { files, answers } = await setup()
  const failed = files.getState().save('svg')
  answers[0]?.(err({ code: 'worker-failed', reason: 'crash' }))
  await failed
  expect(files.getState().failed).toBe(true)
  expect(console.error).toHaveBeenCalledOnce()
  const saved = files.getState().save('svg')
  expect(files.getState().failed).toBe(false)
  answers[1]?.(ok(FILE))
  await saved
  expect(downloadFile).toHaveBeenCalledWith([FILE], 'image/svg+xml', 'qrcode.svg')
})

test('a file that the browser does not save is a failure', async () => {
  const { files, answers } = await setup()
  vi.mocked(downloadFile).mockReturnValueOnce(false)
  const saved = files.getState().save('svg')
  answers[0]?.(ok(FILE))
  await saved
  expect(files.getState()).toMatchObject({ making: null, failed: true })
})
