import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '#lib/result'
import { parseCount } from '../../../../../src/tools/password-generator/extras/many/domain/count'
import { manyWork } from '../../../../../src/tools/password-generator/extras/many/domain/many'
import { changeOf } from '../../../../../src/tools/password-generator/extras/many/domain/spreadsheet'
import { createPasswordWorker } from '../../../../../src/tools/password-generator/worker'
import type { Drawing } from '../../../../../src/tools/password-generator/domain/draw'
import { passwordGenerator } from '../../../../../src/tools/password-generator/domain/generator'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/password-generator/domain/settings'
import {
  manyState,
  type ManyDeps,
} from '../../../../../src/tools/password-generator/extras/many/state'
import { deferred } from '../../../../support/deferred'
import { GROUPED } from '../../../../support/password-forms'
import { ALL_TYPES, only, systemRandom } from '../../../../support/password-recipes'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const api = createPasswordWorker(systemRandom)

/** A store over the real generator. */
function manyStore(own: Partial<ManyDeps> = {}) {
  const generateMany = vi.fn<ManyDeps['generateMany']>(api.generateMany)
  const copyText = vi.fn(async (_text: string) => true)
  const download = vi.fn((_texts: readonly string[], _type: string, _name: string) => true)
  const csvHere: ManyDeps['csvOf'] = async (lines) => api.csvOf(lines)
  const store = createStore(manyState({ generateMany, csvOf: csvHere, copyText, download, ...own }))
  return { state: () => store.getState(), generateMany, copyText, download }
}

test.each([
  ['1', 1],
  [' 2500 ', 2500],
  ['100000', 100_000],
  ['100,000', 100_000],
  ['10 000', 10_000],
  ['0', null],
  ['100001', null],
  ['1.5', null],
  ['1,5', null],
  ['1.000', null],
  ['', null],
  ['1e3', null],
  ['9999999', null],
])('the count %j is %j', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

test('as many as are asked for are made, in batches, each of the settings', async () => {
  const { state, generateMany } = manyStore()
  state().setText('2500')
  await state().start(DEFAULT_SETTINGS)
  expect(state()).toMatchObject({ phase: 'done', done: 2500, wanted: 2500 })
  expect(generateMany.mock.calls.map(([, count]) => count)).toEqual([1000, 1000, 500])
  const passwords = state().made.join('\n').split('\n')
  expect(passwords).toHaveLength(2500)
  expect(new Set(passwords).size).toBe(2500)
  expect(passwords.filter((one) => !/^[A-Za-z0-9]{12}$/.test(one))).toEqual([])
})

test('PW-66: 100,000 are made, copied and saved', async () => {
  const { state, copyText, download } = manyStore()
  state().setText('100000')
  await state().start(DEFAULT_SETTINGS)
  expect(await state().copyAll()).toBe(true)
  expect(copyText.mock.calls[0]?.[0].split('\n')).toHaveLength(100_000)
  state().saveText()
  expect(download.mock.calls[0]?.[0].join('')).toBe(`${state().made.join('\n')}\n`)
})

test.each([
  ['an empty pool', only({}), {}],
  [
    'no randomness',
    DEFAULT_SETTINGS,
    { generateMany: async () => err({ code: 'no-randomness' } as const) },
  ],
])('where there are no passwords the run fails: %s', async (_, settings, own) => {
  const { state } = manyStore(own)
  await state().start(settings)
  expect(state()).toMatchObject({ phase: 'failed', made: [] })
})

test('an invalid count starts nothing', async () => {
  const { state, generateMany } = manyStore()
  state().setText('many')
  await state().start(DEFAULT_SETTINGS)
  expect(state().phase).toBe('none')
  expect(generateMany).not.toHaveBeenCalled()
})

test('the CSV has a header and numbers that go on from batch to batch', async () => {
  const { state, download } = manyStore()
  state().setText('1002')
  await state().start({ ...DEFAULT_SETTINGS, length: 4 })
  await state().saveCsv()
  const rows = (download.mock.calls[0]?.[0].join('') ?? '').split('\r\n')
  expect(rows[0]).toBe('number,password')
  expect(rows[1]).toMatch(/^1,"[A-Za-z0-9]{4}"$/)
  expect(rows[1002]).toMatch(/^1002,"[A-Za-z0-9]{4}"$/)
  expect(rows).toHaveLength(1004)
})

test.each([
  ['a TXT that the browser refuses', 'saveText', { download: (): boolean => false }],
  ['a CSV that the browser refuses', 'saveCsv', { download: (): boolean => false }],
  [
    'a CSV that the worker cannot make',
    'saveCsv',
    { csvOf: async () => err({ code: 'worker-failed', reason: 'crash' } as const) },
  ],
] as const)('a file that cannot be saved is a failure each time: %s', async (_, save, own) => {
  const { state } = manyStore(own)
  await state().start(DEFAULT_SETTINGS)
  await state()[save]()
  expect(state()).toMatchObject({ phase: 'done', failedSaves: 1 })
  await state()[save]()
  expect(state().failedSaves).toBe(2)
  await state().start(DEFAULT_SETTINGS)
  expect(state().failedSaves).toBe(0)
})

test('a CSV that fails after another run was started is no failure of that one', async () => {
  const gate = deferred()
  const { state } = manyStore({
    async csvOf() {
      await gate.promise
      return err({ code: 'worker-failed', reason: 'crash' } as const)
    },
  })
  await state().start(DEFAULT_SETTINGS)
  const saving = state().saveCsv()
  await state().start(DEFAULT_SETTINGS)
  gate.resolve()
  await saving
  expect(state().failedSaves).toBe(0)
})

test('a file that is saved takes the failure away', async () => {
  const download = vi.fn<ManyDeps['download']>(() => true).mockReturnValueOnce(false)
  const { state } = manyStore({ download })
  await state().start(DEFAULT_SETTINGS)
  state().saveText()
  expect(state().failedSaves).toBe(1)
  await state().saveCsv()
  expect(state().failedSaves).toBe(0)
})

test('a CSV beyond ASCII says that it is UTF-8, since a spreadsheet would read é as two characters', async () => {
  const { state, download } = manyStore()
  const fileOf = async (customInclude: string) => {
    await state().start({ ...only({ customInclude }), length: 4 })
    await state().saveCsv()
    return download.mock.lastCall?.[0].join('') ?? ''
  }
  expect(await fileOf('é')).toMatch(/^\ufeffnumber,password\r\n1,"éééé"\r\n/)
  expect(await fileOf('e')).toMatch(/^number,password\r\n1,"eeee"\r\n/)
})

test('quotes are doubled in the CSV, and nothing else is changed', async () => {
  expect(await api.csvOf('a"b,c\na=1')).toEqual(ok('number,password\r\n1,"a""b,c"\r\n2,"a=1"\r\n'))
})

// Excel and others run a field that begins so, quotes or not.
test('PW-73: none of many is one that a spreadsheet runs as a formula', async () => {
  const made = await api.generateMany(only({ customInclude: '=+-@＝＋－＠aé' }), 500)
  const passwords = made.ok ? made.value.lines.split('\n') : []
  expect(passwords).toHaveLength(500)
  expect(passwords.filter((one) => !/^[aé].{11}$/.test(one))).toEqual([])
})

test('PW-73: what an extra draws is no formula either, and costs the bits by its odds', async () => {
  const drawing: Drawing = {
    draw: (pick) => (pick(2) === 0 ? '=sum' : 'plain'),
    entropy: () => ok({ bits: 20, remedy: null }),
    oddsOfStart: (starts) => (starts.includes('=') ? 0.5 : 0),
  }
  const { tools } = passwordGenerator(systemRandom, async () => drawing)
  const made = await manyWork(tools).generateMany({ ...DEFAULT_SETTINGS, form: GROUPED }, 100)
  const lines = Array.from({ length: 100 }, () => 'plain').join('\n')
  expect(made).toEqual(ok({ lines, safe: { bits: 19, cost: 1 }, changed: { digits: 0, other: 0 } }))
})

test.each([
  // 4 of 88 characters: -log2(84/88) is 0.067; the repairs add less than 0.001.
  ['all types', { ...only(ALL_TYPES), length: 12 }, { bits: 76.1, cost: 0.1 }],
  // Half of them: 12 log2(2) - 1.
  ['two characters of the own', only({ customInclude: '=a' }), { bits: 11, cost: 1 }],
  ['no such character', DEFAULT_SETTINGS, null],
] as const)('what is repeated costs bits: %s', async (_, settings, safe) => {
  const { state } = manyStore()
  await state().start(settings)
  expect(state()).toMatchObject({ phase: 'done', safe })
})

test.each([
  ['own characters', only({ customInclude: '=+@', customExclude: '@' })],
  ['symbols', only({ includeSymbols: true, customExclude: '!#$%^&*()_[]{}|;:,.<>?' })],
])('settings that leave nothing else are refused with their reason: %s', async (_, settings) => {
  const { state } = manyStore()
  await state().start(settings)
  expect(state()).toMatchObject({ phase: 'failed', onlyFormulas: true, made: [] })
  await state().start(DEFAULT_SETTINGS)
  expect(state()).toMatchObject({ phase: 'done', onlyFormulas: false })
})

// By the tables of docs/passwords.md for Gnumeric and LibreOffice, with Excel's `MAR1` and `3-02`.
test.each([
  ['other', ['12E4', '007E3', '92e4', '.021', '1,23', '12.5', '90%', '$099', '99$', '(86)']],
  ['other', ['MAR1', 'mar-1', '1MAR', '2may26', 'JUNE2026', 'Sep3', 'DEC1', '12Oct']],
  ['other', ['3-02', '3/4', '1.5.26', '78:6', '12:30pm', '12am', 'TRUE', 'false']],
  ['other', ['5524-', '83+', '.846-', '18-$', '7+%', '$-3', '($5)', '12E4-', '4E42.', ' 12 ']],
  ['other', ['54:', '63:58.', '28:39-', '98 3/4', '5 6:15']],
  ['digits', ['0123', '12345678901234567890']],
  [
    null,
    [
      '12E4A',
      'E123',
      '1E2E3',
      'MARK',
      'MAR',
      'XMAR1',
      '12A4',
      'a.b1',
      '1-a',
      'truer',
      '12 34',
      '12-E',
      '(5',
      '-',
      ':',
    ],
  ],
] as const)('PW-83: a spreadsheet reads as %s: %s', (change, texts) => {
  expect(texts.filter((text) => changeOf(text) !== change)).toEqual([])
})

test('PW-83: of all that were made those are counted that a spreadsheet changes', async () => {
  const { state } = manyStore()
  state().setText('2500')
  // Digits and E alone: `1E23` or `E123`, a sixteenth to a quarter of all.
  await state().start({ ...only({ includeNumbers: true, customInclude: 'E' }), length: 4 })
  const lines = state().made.join('\n').split('\n')
  const read = lines.filter((line) => /^\d+E\d+$/.test(line)).length
  expect(read).toBeGreaterThan(100)
  expect(state().changed).toEqual({
    digits: lines.filter((line) => /^\d+$/.test(line)).length,
    other: read,
  })
  await state().start({ ...only({ includeLowercase: true }), length: 20 })
  expect(state().changed).toEqual({ digits: 0, other: 0 })
})
