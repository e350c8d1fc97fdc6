import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err } from '#lib/result'
import { NOTHING_KEPT } from '../../../src/tools/password-generator/domain/kept'
import { DEFAULT_SETTINGS } from '../../../src/tools/password-generator/domain/settings'
import { FORMS } from '../../../src/tools/password-generator/extras/forms/domain/forms'
import { SECRET_MODES } from '../../../src/tools/password-generator/extras/query'
import { createLivePassword } from '../../../src/tools/password-generator/live/state'
import { openingOf } from '../../../src/tools/password-generator/opening'
import { made, passwordStore } from '../../support/password-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** A window over a page, each with a worker of its own; what is kept of earlier visits. */
function setup(kept: Parameters<typeof passwordStore>[0] = null) {
  const page = passwordStore(kept)
  const jobs: { settings: object; answer: (result: ReturnType<typeof made>) => Promise<void> }[] =
    []
  const live = createLivePassword(
    {
      generate: (settings) =>
        new Promise((resolve) => {
          const answer = async (result: ReturnType<typeof made>) => {
            resolve(result)
            await new Promise(setImmediate)
          }
          jobs.push({ settings, answer })
        }),
    },
    page.state,
  )
  const answer = async (result: ReturnType<typeof made>) => jobs.at(-1)?.answer(result)
  const receive = (password: string) => answer(made(password))
  return {
    ...page,
    live,
    answer,
    receive,
    window: live.store.getState,
    wanted: () => jobs.map((job) => job.settings),
  }
}

const KEPT = { ...NOTHING_KEPT, length: 17, includeSymbols: true }

test('PW-86: what is not named is as it is kept, and what is named is not kept', async () => {
  const { live, receive, wanted, state, keepOptions } = setup(KEPT)
  live.change('characters')
  await receive('first')
  live.change('20 characters includeSymbols=false')
  expect(wanted()).toMatchObject([
    { length: 17, includeSymbols: true },
    { length: 20, includeSymbols: false },
  ])
  expect(keepOptions).not.toHaveBeenCalled()
  expect(state().settings).toEqual(DEFAULT_SETTINGS)
})

test('PW-86: a passphrase is kept with its words, and a page that was opened counts before', () => {
  const kept = { ...KEPT, mode: { ...FORMS.passphrase, words: 9, separator: '.' } }
  const { live, wanted, window } = setup(kept)
  live.change('words')
  expect(wanted()).toMatchObject([{ form: { words: 9, separator: '.' } }])
  live.change('5 words')
  expect(window().settings.form).toMatchObject({ words: 5, separator: '.' })

  const opened = setup(KEPT)
  opened.state().makeFirst(SECRET_MODES)
  opened.state().change({ length: 30 })
  opened.live.change('characters')
  expect(opened.wanted()).toMatchObject([{ length: 30, includeSymbols: true }])
})

test('PW-86: a copy joins the history of the page, with its options; the password of the page stays', async () => {
  const { live, receive, window, state, copyText } = setup()
  live.change('20 characters')
  await receive('of the window')
  expect(await window().copy()).toBe(true)
  expect(await window().copy()).toBe(true)
  expect(copyText).toHaveBeenCalledWith('of the window')
  expect(state()).toMatchObject({
    generated: null,
    copied: { text: 'of the window' },
    history: [{ password: 'of the window', options: { length: 20 } }],
  })
})

test('PW-86: a copy waits for the password that is on its way', async () => {
  const { live, receive, window, copyText } = setup()
  live.change('characters')
  const copy = window().copy()
  await receive('first')
  expect(await copy).toBe(true)
  window().generate()
  const second = window().copy()
  await receive('second')
  expect(await second).toBe(true)
  expect(copyText.mock.calls).toEqual([['first'], ['second']])
})

test('PW-86: a refused copy is marked until something of it is copied by hand or another is made', async () => {
  const { live, receive, window, state, copyText } = setup()
  copyText.mockResolvedValue(false)
  live.change('characters')
  await receive('refused')
  expect(await window().copy()).toBe(false)
  expect(window().refused).toEqual({})
  expect(state()).toMatchObject({ refused: null, history: [] })
  window().copiedByHand('refused')
  expect(window().refused).toBeNull()
  expect(state().copied).toEqual({ text: 'refused' })
})

test('PW-86: without randomness there is none, and nothing to copy', async () => {
  const { live, window, copyText, wanted, answer } = setup()
  live.change('characters')
  const copy = window().copy()
  live.change('characters')
  expect(wanted()).toHaveLength(1)
  await answer(err({ code: 'no-randomness' }))
  expect(window().failure).toEqual({ code: 'no-randomness' })
  expect(await copy).toBe(false)
  expect(copyText).not.toHaveBeenCalled()
})

test('PW-86: it goes with its question, also one that is on its way', async () => {
  const { live, receive, window } = setup()
  live.change('characters')
  await receive('gone')
  window().generate()
  const copy = window().copy()
  live.stop()
  await receive('late')
  expect(await copy).toBe(false)
  expect(window()).toMatchObject({ generated: null, busy: false })
})

test('a text of something else is left alone', () => {
  const { live, wanted } = setup()
  live.change('https://example.com')
  live.change('12 bananas')
  expect(wanted()).toEqual([])
})

test('PW-88: the page opens with the password of the window where it obeys the options there, once', async () => {
  const { live, receive, state, lastJob } = setup(KEPT)
  live.change('20 characters')
  await receive('of the window')
  live.hand()
  const { openText } = openingOf(state, () => {})
  openText?.('20 characters')
  // What the page's own worker makes comes too late.
  await lastJob().answer(made('of the page'))
  expect(state()).toMatchObject({
    settings: { length: 20 },
    generated: { password: 'of the window' },
    busy: false,
  })
  openText?.('21 characters')
  await lastJob().answer(made('another'))
  expect(state().generated?.password).toBe('another')
})

test('PW-88: a password that another is about to replace is not handed over', async () => {
  const { live, receive, window, state, lastJob } = setup(KEPT)
  live.change('20 characters')
  await receive('of before')
  window().generate()
  live.hand()
  openingOf(state, () => {}).openText?.('20 characters')
  await lastJob().answer(made('of other options'))
  await lastJob().answer(made('of the page'))
  expect(state().generated?.password).toBe('of the page')
})

test('PW-88: a password that is still being made is not handed over', async () => {
  const { live, state, lastJob } = setup(KEPT)
  live.change('20 characters')
  live.hand()
  openingOf(state, () => {}).openText?.('20 characters')
  await lastJob().answer(made('of other options'))
  await lastJob().answer(made('of the page'))
  expect(state().generated?.password).toBe('of the page')
})
