import { beforeEach, describe, expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { downloadFile } from '#platform/download'
import { answer as ask } from '../../../src/tools/qr-generator/answer'
import { codeTextOf, formQueriedBy } from '../../../src/tools/qr-generator/box/queried-form'
import { readWifiName } from '../../../src/tools/qr-generator/box/wifi'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import type { WindowBrowser } from '../../../src/tools/qr-generator/live/effects'
import { createLiveCode } from '../../../src/tools/qr-generator/live/state'
import { codeName } from '../../../src/tools/qr-generator/live/code-name'
import { qrImage } from '../../support/qr-image'

vi.mock(import('#platform/download'), async (original) => ({
  ...(await original()),
  downloadFile: vi.fn(() => true),
}))

const FILE = Uint8Array.of(1, 2, 3)
const LOOK = { ...DEFAULT_SETTINGS, text: 'of the page', dark: '#123456', sizePx: 512 as const }

type Drawn = Awaited<ReturnType<WindowBrowser['makePreview']>>

/** A code of the window whose pictures come when the test lets them, in the look that the page has then. */
function setup(patch: Partial<WindowBrowser> = {}) {
  const jobs: { text: string; come: (drawn: Drawn) => Promise<void> }[] = []
  const on = {
    makePreview: vi.fn<WindowBrowser['makePreview']>(
      ({ text }) =>
        new Promise((resolve) => {
          const come = async (drawn: Drawn) => {
            resolve(drawn)
            await new Promise(setImmediate)
          }
          jobs.push({ text, come })
        }),
    ),
    makePng: vi.fn<WindowBrowser['makePng']>(async () => ok(FILE)),
    downloadFile,
    shareFile: vi.fn<WindowBrowser['shareFile']>(() => true),
    copyPng: vi.fn<WindowBrowser['copyPng']>(async (png) => (await png) !== null),
  }
  const code = createLiveCode({ ...on, ...patch }, () => LOOK)
  return { code, on, jobs, state: code.store.getState }
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('QR-97: a text is drawn once, in the look of the page, and no file is made of it', () => {
  const { code, on } = setup()
  code.change('a')
  code.change('a')
  expect(on.makePreview.mock.calls).toEqual([[{ ...LOOK, text: 'a' }]])
  expect(on.makePng).not.toHaveBeenCalled()
})

test('QR-97: the picture stays until the next has come, and each is closed in the end', async () => {
  const { code, jobs, state } = setup()
  const [first, late, last] = [qrImage(), qrImage(), qrImage()]
  code.change('a')
  await jobs[0]?.come(ok(first.image))
  for (const text of ['ab', 'abc', 'abcd']) code.change(text)
  expect(state()).toMatchObject({ image: first.image, busy: true })
  await jobs[1]?.come(ok(late.image))
  expect(late.close).toHaveBeenCalledOnce()
  expect(first.close).not.toHaveBeenCalled()
  await jobs[2]?.come(ok(last.image))
  expect(jobs.map(({ text }) => text)).toEqual(['a', 'ab', 'abcd'])
  expect(first.close).toHaveBeenCalledOnce()
  expect(state()).toMatchObject({ image: last.image, busy: false })
  code.stop()
  expect(last.close).toHaveBeenCalledOnce()
  expect(state()).toMatchObject({ image: null, busy: false })
})

test('QR-97: a picture that comes after the question has gone is closed', async () => {
  const { code, jobs, state } = setup()
  code.change('a')
  code.stop()
  const late = qrImage()
  await jobs[0]?.come(ok(late.image))
  expect(late.close).toHaveBeenCalledOnce()
  expect(state().image).toBeNull()
})

test('QR-98: a text that is too long has its reason, and the level that it fits at', async () => {
  const { code, jobs, on, state } = setup()
  code.change('a')
  const failure = { code: 'too-big', bytes: 2332, level: 'M', fitsAt: 'L' } as const
  await jobs[0]?.come(err(failure))
  expect(state()).toMatchObject({ image: null, failure })
  code.redraw({ level: 'L' })
  expect(on.makePreview).toHaveBeenLastCalledWith({ ...LOOK, text: 'a', level: 'L' })
})

test('QR-98: the file is made when it is asked for, in the size of the page, without waiting for the picture', async () => {
  const { code, on } = setup()
  code.change('a')
  await code.download()
  expect(on.makePng).toHaveBeenCalledExactlyOnceWith({ ...LOOK, text: 'a' }, 512)
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith([FILE], 'image/png', 'qrcode.png')
})

test('QR-98: a file that cannot be made is said, until another text comes', async () => {
  const { code, state } = setup({ makePng: async () => err({ code: 'invalid-data' }) })
  code.change('a')
  await code.download()
  expect(downloadFile).not.toHaveBeenCalled()
  expect(state().saveFailed).toBe(true)
  expect(await code.copy()).toBe(false)
  code.change('b')
  expect(state().saveFailed).toBe(false)
})

test('QR-98: the clipboard gets the same file', async () => {
  const { code, on } = setup()
  code.change('a')
  expect(await code.copy()).toBe(true)
  expect(await on.copyPng.mock.calls[0]?.[0]).toBe(FILE)
})

test('the name of a picture has the words of the code, of a long one its beginning', () => {
  expect(codeName('https://example.com')).toBe('QR code of https://example.com')
  expect(codeName('a'.repeat(2000))).toHaveLength('QR code of '.length + 121)
})

test('PL-62: a code is shared as the file that Download saves', async () => {
  const { code, on } = setup()
  code.change('a')
  await code.share()
  expect(on.makePng).toHaveBeenCalledExactlyOnceWith({ ...LOOK, text: 'a' }, 512)
  expect(on.shareFile).toHaveBeenCalledExactlyOnceWith([FILE], 'image/png', 'qrcode.png')
  expect(on.downloadFile).not.toHaveBeenCalled()
})

/** What the box hands to the window. */
const form = (name = '') => ask(`wifi qr ${name}`.trim()).answers[0]?.madeFrom ?? ''

describe('QR-99: the form for a network in the window', () => {
  test('makes a code once name and password are there, and none of a password that WPA refuses', () => {
    const { code, on, state } = setup()
    code.change(form())
    code.enter({ name: 'Home;Net' })
    code.enter({ password: 'hunter2' })
    expect([on.makePreview.mock.calls, code.isReady()]).toEqual([[], false])
    code.enter({ password: 'hunter22' })
    // The form of ZXing's wiki, "Barcode Contents": a semicolon has a backslash before it.
    expect(state().settings.text).toBe(String.raw`WIFI:T:WPA;S:Home\;Net;P:hunter22;;`)
    expect(code.isReady()).toBe(true)
    code.enter({ password: '' })
    expect([state().settings.text, code.isReady()]).toEqual(['', false])
  })

  test('takes over the name of the question, and keeps what was typed in it', () => {
    const { code, state } = setup()
    for (const name of ['H', 'Ho', 'Home Net']) code.change(form(name))
    code.enter({ password: 'hunter22' })
    expect(state().wifi).toEqual({ name: 'Home Net', password: 'hunter22' })
    code.enter({ name: 'Other' })
    code.change(form('Home Net'))
    expect(state().wifi?.name).toBe('Other')
  })

  test('opens the page with what was entered, and ends with the question', () => {
    const { code, state } = setup()
    code.change(form())
    expect(code.opening()).toBeUndefined()
    code.enter({ name: 'HomeNet' })
    const text = code.opening()?.text ?? ''
    expect([formQueriedBy(text), codeTextOf(text)]).toEqual(['wifi', 'WIFI:T:WPA;S:HomeNet;;'])
    code.change('any other text')
    expect(state()).toMatchObject({ wifi: null, settings: { text: 'any other text' } })
    code.change(form())
    code.stop()
    expect(state()).toMatchObject({ wifi: null, settings: { text: '' } })
  })
})

test.each([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['‘', '’'],
])(
  'the quotes %s %s around a name and a password in the question are no part of them',
  (open, close) => {
    const quoted = (text: string) => open + text + close
    const question = `wifi qr for ${quoted('My Net')} password ${quoted('abc 123 def')}`
    expect(ask(question).answers[0]?.madeFrom).toBe('WIFI:T:WPA;S:My Net;P:abc 123 def;;')
    expect(readWifiName(`wifi qr ${quoted('My Net')}`)).toBe('My Net')
  },
)

test('a single quote is a part of a password', () => {
  expect(ask('wifi qr for Home password "abcdefg').answers[0]?.madeFrom).toContain('P:\\"abcdefg')
})

test.each(['wifi qr with logo', 'qr for my wifi password', 'wifi qr code generator'])(
  'QR-99: %s names no network',
  (question) => expect(readWifiName(question)).toBeNull(),
)
