import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  OPENED_BY,
  readSharedText,
  receiveLaunched,
  receiveShared,
} from '../../../src/app/opening/received'
import { NOT_ARRIVED, ONLY_LINK, UNKNOWN_FILE } from '../../../src/app/opening/received.en'
import { handedFile } from '../../../src/platform/handed-file'
import type { Opening } from '../../../src/tools/opening'
import { TOOLS } from '../../../src/tools/registry'
import type { Tool } from '../../../src/tools/tool'

const named = (id: string): Tool => {
  const tool = TOOLS.find((candidate) => candidate.id === id)
  if (!tool) throw new Error(id)
  return tool
}
const qr = named('qr-generator')
const picker = named('color-picker')
const units = named('unit-converter')

const location = { pathname: '/qr-generator', search: '', hash: '#shared' }
const replaceState = vi.fn()
const openText = vi.fn<NonNullable<Opening['openText']>>(() => null)
const go = vi.fn<(path: string) => void>()

const sharing = (shared: unknown) =>
  receiveShared(qr, go, {
    takeShared: async () => shared,
    loadOpening: async () => ({ openText }),
  })

const fileOf = (name: string, type = '') => new File(['content'], name, { type })
const photo = fileOf('photo.jpg', 'image/jpeg')
const table = fileOf('tickets.csv', 'text/csv')

beforeEach(() => {
  vi.stubGlobal('window', { location })
  vi.stubGlobal('history', { state: null, replaceState })
  handedFile.setState(null, true)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('PL-59: of what another app shares', () => {
  test.each([
    [{ url: 'https://a.example/x' }, 'https://a.example/x'],
    [{ text: ' https://a.example/x ' }, 'https://a.example/x'],
    [{ title: 'News', text: '', url: 'https://a.example' }, 'https://a.example'],
    [{ title: 'News', text: 'Call 555 0100' }, 'Call 555 0100'],
    [{ title: 'Only a title' }, 'Only a title'],
    // The same link, as some browsers send it.
    [{ text: 'https://a.example', url: 'https://a.example' }, 'https://a.example'],
  ])('%o is the text %s', (fields, text) => {
    expect(readSharedText(Object.entries(fields))).toEqual({ text, whole: text })
  })

  test.each([
    ['A headline https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['“A quote”\n https://a.example/#:~:text=quote', 'https://a.example/#:~:text=quote'],
  ])('%s is the link at its end, and the whole', (text, link) => {
    expect(readSharedText([['text', text]])).toEqual({ text: link, whole: text })
  })

  test('a text and a link are the link, and both of them', () => {
    const fields = Object.entries({ text: 'Look at this', url: 'https://a.example' })
    const whole = 'Look at this\nhttps://a.example'
    expect(readSharedText(fields)).toEqual({ text: 'https://a.example', whole })
  })

  test.each(['https://a.example and https://b.example', 'https://a.example is where we meet'])(
    '%s stays whole',
    (text) => expect(readSharedText([['text', text]])).toEqual({ text, whole: text }),
  )

  test('a text fills the page in, and the address forgets where it came from', async () => {
    expect(await sharing([['text', 'Call 555 0100']])).toBeNull()
    expect(openText.mock.calls).toEqual([['Call 555 0100']])
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/qr-generator')
  })

  test('a link takes the place of the whole text, so that Undo brings that back', async () => {
    expect(await sharing([['text', 'A headline https://a.example']])).toBe(ONLY_LINK)
    expect(openText.mock.calls).toEqual([['A headline https://a.example'], ['https://a.example']])
  })

  test.each([[null], [undefined], ['nonsense'], [[['text']]], [[['text', '']]]])(
    '%o has not arrived',
    async (shared) => {
      expect(await sharing(shared)).toBe(NOT_ARRIVED)
      expect(openText).not.toHaveBeenCalled()
    },
  )

  test('the first picture is handed over, and the other page that opens pictures is offered', async () => {
    const shared = [
      ['text', 'With a caption'],
      ['files', photo],
      ['files', fileOf('b.png', 'image/png')],
    ]
    expect(await sharing(shared)).toBeNull()
    const handed = handedFile.getState()
    expect(handed).toMatchObject({ extra: 'read', file: photo, count: 2 })
    expect(handed?.others.map(({ title }) => title)).toEqual([picker.title])

    handedFile.setState({ isTaken: true })
    handed?.others[0]?.open()
    expect(go).toHaveBeenCalledExactlyOnceWith(picker.link)
    const next = handedFile.getState()
    expect(next).toMatchObject({
      extra: 'picture',
      file: photo,
      count: 2,
      isTaken: false,
    })
    expect(next?.others.map(({ title }) => title)).toEqual([qr.title])
  })

  test.each([table, fileOf('tickets.CSV'), fileOf('tickets.tsv')])(
    'the table %o is handed over',
    async (file) => {
      expect(await sharing([['files', file]])).toBeNull()
      expect(handedFile.getState()).toMatchObject({ extra: 'batch', file, count: 1 })
    },
  )

  test('a file of another kind is refused with a sentence', async () => {
    expect(await sharing([['files', fileOf('a.docx')]])).toBe(UNKNOWN_FILE)
    expect(handedFile.getState()).toBeNull()
  })

  test('nothing is taken where the code that fills the page in does not come', async () => {
    const takeShared = vi.fn(async () => null)
    const loadOpening = vi.fn().mockRejectedValue(new Error('cut off'))
    await expect(receiveShared(qr, go, { takeShared, loadOpening })).rejects.toThrow('cut off')
    expect(takeShared).not.toHaveBeenCalled()
    expect(replaceState).not.toHaveBeenCalled()
  })
})

test('PL-60: each file with which the system starts the site is handed over', async () => {
  const setConsumer = vi.fn<(consumer: (launch: { files: readonly object[] }) => void) => void>()
  vi.stubGlobal('window', { location, launchQueue: { setConsumer } })
  expect(receiveLaunched(qr, go)).toBeNull()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/qr-generator')
  const launch = (...files: File[]) =>
    setConsumer.mock.calls[0]?.[0]({ files: files.map((file) => ({ getFile: async () => file })) })
  launch(photo)
  await vi.waitFor(() => expect(handedFile.getState()?.file).toBe(photo))
  replaceState.mockClear()
  // A start without files, by a shortcut, changes nothing.
  launch()
  expect(replaceState).not.toHaveBeenCalled()
  launch(table)
  await vi.waitFor(() => expect(handedFile.getState()?.file).toBe(table))
  // In the window that is there the mark has come back into the address.
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/qr-generator')
  // Of its texts codes are made; the page that converts a column of it is offered, and has the same file then.
  expect(handedFile.getState()).toMatchObject({ extra: 'batch' })
  handedFile.getState()?.others[0]?.open()
  expect(go).toHaveBeenCalledExactlyOnceWith(units.link)
  expect(handedFile.getState()).toMatchObject({ extra: 'column', file: table, isTaken: false })
})

test('PL-60: a browser without such starts shows the page as it is', () => {
  expect(receiveLaunched(qr, go)).toBeNull()
  expect(handedFile.getState()).toBeNull()
})

test('PL-59: the extras that open files are told apart by their names alone', () => {
  const extras = Object.values(OPENED_BY).flatMap((ofKind) => Object.values(ofKind))
  expect(new Set(extras).size).toBe(extras.length)
})
