import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOpener } from '../../../src/app/opening/opener'
import { unfolded } from '../../../src/platform/unfolded'
import { UNREADABLE, type Opening } from '../../../src/tools/opening'
import { TOOLS } from '../../../src/tools/registry'

const named = (id: string) => {
  const tool = TOOLS.find((candidate) => candidate.id === id)
  if (!tool) throw new Error(id)
  return tool
}
const units = named('unit-converter')
const qr = named('qr-generator')

const openFragment = vi.fn<NonNullable<Opening['openFragment']>>(() => null)
const openText = vi.fn<(text: string) => string | null>(() => null)
const MODULES = new Map<string, Opening>([
  [units.id, { openFragment }],
  [qr.id, { openText }],
])

const create = () => createOpener(({ id }) => Promise.resolve(MODULES.get(id)))

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'main' ? {} : null) })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('an entry of the history is read once: going back to it keeps what was changed since', async () => {
  const open = create()
  await open(units, { entry: 'a', hash: '#5kg=lb', isBack: false })
  await open(units, { entry: 'b', hash: '#1%20m=ft', isBack: false })
  await open(units, { entry: 'a', hash: '#5kg=lb', isBack: false })
  expect(openFragment.mock.calls).toEqual([['5kg=lb'], ['1 m=ft']])
})

test('twice at once, as a development build mounts it, an entry is read once', async () => {
  const open = create()
  const address = { entry: 'a', hash: '#5kg=lb', isBack: false }
  await Promise.all([open(units, address), open(units, address)])
  expect(openFragment).toHaveBeenCalledOnce()
})

test.each(['#%80', '#%E0%A4'])('%s is noted as unreadable', async (hash) => {
  expect(await create()(units, { entry: 'a', hash, isBack: false })).toBe(UNREADABLE)
  expect(openFragment).not.toHaveBeenCalled()
})

test('the note of an entry is there again on the way back', async () => {
  openFragment.mockReturnValueOnce(UNREADABLE)
  const open = create()
  expect(await open(units, { entry: 'a', hash: '#nonsense', isBack: false })).toBe(UNREADABLE)
  expect(await open(units, { entry: 'a', hash: '#nonsense', isBack: false })).toBe(UNREADABLE)
})

test('a place on the page and a tool without settings are no links', async () => {
  const open = create()
  expect(await open(units, { entry: 'a', hash: '#main', isBack: false })).toBeNull()
  expect(await open(qr, { entry: 'b', hash: '#secret', isBack: false })).toBeNull()
  expect(openFragment).not.toHaveBeenCalled()
  expect(openText).not.toHaveBeenCalled()
})

test('a note that comes later is given to all that ask for the entry', async () => {
  openFragment.mockImplementationOnce(() => Promise.resolve(UNREADABLE))
  const open = create()
  const address = { entry: 'a', hash: '#100usd=xyz', isBack: false }
  expect(await Promise.all([open(units, address), open(units, address)])).toEqual([
    UNREADABLE,
    UNREADABLE,
  ])
  expect(openFragment).toHaveBeenCalledOnce()
})

test.each([false, true])(
  'extras in the address are shown open, with what the tool reads, at each visit; on the way back: %s',
  async (isBack) => {
    const open = create()
    const address = { entry: 'a', hash: '#5kg=lb&extra=many,all-units', isBack }
    expect(await open(units, address)).toBeNull()
    expect(unfolded.getState()).toEqual({
      tool: 'unit-converter',
      extras: ['many', 'all-units'],
      by: isBack ? 'way back' : 'address',
    })
    unfolded.setState(null, true)
    await open(units, address)
    expect(unfolded.getState()).not.toBeNull()
    expect(openFragment.mock.calls).toEqual([['5kg=lb']])
  },
)

test('an entry whose extras have changed is not read again', async () => {
  const open = create()
  await open(units, { entry: 'a', hash: '#5kg=lb', isBack: false })
  await open(units, { entry: 'a', hash: '#5kg=lb&extra=all-units', isBack: true })
  await open(units, { entry: 'a', hash: '#extra=all-units', isBack: true })
  expect(openFragment).toHaveBeenCalledOnce()
})
