import { afterEach, expect, test, vi } from 'vitest'
import { openGrowingFile } from '#platform/growing-file'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose file picker gives a handle that records what is written. */
function stubPicker() {
  const stream = {
    write: vi.fn(async (_part: Blob) => {}),
    close: vi.fn(async () => {}),
    abort: vi.fn(async () => {}),
  }
  const remove = vi.fn(async () => {})
  const showSaveFilePicker = vi.fn(async (_options: { suggestedName: string }) => ({
    name: 'chosen.zip',
    createWritable: async () => stream,
    remove,
  }))
  vi.stubGlobal('window', { showSaveFilePicker })
  return { stream, remove, showSaveFilePicker }
}

test('parts are written into the chosen file as they come', async () => {
  const { stream, showSaveFilePicker } = stubPicker()
  const file = await openGrowingFile('codes.zip', 'application/zip')
  expect(showSaveFilePicker).toHaveBeenCalledExactlyOnceWith({ suggestedName: 'codes.zip' })
  const [first, second] = [new Blob(['a']), new Blob(['b'])]
  await file?.write(first)
  await file?.write(second)
  expect(stream.write.mock.calls.flat()).toEqual([first, second])
  expect(stream.write.mock.calls[0]?.[0]).toBe(first)
  expect(stream.close).not.toHaveBeenCalled()
  await file?.close()
  expect(stream.close).toHaveBeenCalledOnce()
})

test('a file has the name that the visitor gave it', async () => {
  stubPicker()
  expect((await openGrowingFile('codes.zip', 'application/zip'))?.name).toBe('chosen.zip')
  vi.stubGlobal('window', {})
  expect((await openGrowingFile('codes.zip', 'application/zip'))?.name).toBe('codes.zip')
})

test('a file that is given up is discarded, and no empty one is left in its place', async () => {
  const { stream, remove } = stubPicker()
  const file = await openGrowingFile('codes.zip', 'application/zip')
  await file?.abort()
  expect(stream.abort).toHaveBeenCalledOnce()
  expect(stream.close).not.toHaveBeenCalled()
  expect(remove).toHaveBeenCalledOnce()
})

test('an empty file that cannot be removed is no failure', async () => {
  const { remove } = stubPicker()
  remove.mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  const file = await openGrowingFile('codes.zip', 'application/zip')
  await expect(file?.abort()).resolves.toBeUndefined()
})

test('a visitor who closes the picker chooses no file', async () => {
  const { showSaveFilePicker } = stubPicker()
  showSaveFilePicker.mockRejectedValue(new DOMException('closed', 'AbortError'))
  expect(await openGrowingFile('codes.zip', 'application/zip')).toBeNull()
})

test('the picker is not opened twice by a double click', async () => {
  const { stream, showSaveFilePicker } = stubPicker()
  const presses = ['codes.zip', 'codes.zip'].map((name) => openGrowingFile(name, 'application/zip'))
  const [first, second] = await Promise.all(presses)
  expect(showSaveFilePicker).toHaveBeenCalledOnce()
  expect(second).toBeNull()
  await first?.close()
  expect(stream.close).toHaveBeenCalledOnce()
  expect(await openGrowingFile('codes.zip', 'application/zip')).not.toBeNull()
})
