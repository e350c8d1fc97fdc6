import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { deferred } from '../../../../support/deferred'
import {
  clipboardState,
  type ClipboardState,
} from '../../../../../src/tools/password-generator/extras/handling/state'

function clipboardStore() {
  const timers: { delayMs: number; callback: () => void; stopped: boolean }[] = []
  const page = { isInFront: true, otherCopy: () => {}, focus: () => {} }
  let writes = 0
  const copyText = vi.fn(async (_text: string) => {
    writes++
    return true
  })
  const readClipboard = vi.fn(async (): Promise<string | null> => null)
  const store = createStore(
    clipboardState({
      copyText,
      readClipboard,
      clipboardWrites: () => writes,
      onOtherCopy: (act) => void (page.otherCopy = act),
      isInFront: () => page.isInFront,
      onFocus: (act) => void (page.focus = act),
      schedule: (callback, delayMs) => {
        const timer = { delayMs, callback, stopped: false }
        timers.push(timer)
        return () => void (timer.stopped = true)
      },
    }),
  )
  const state = () => store.getState()
  /** A password is copied with the clearing switched on. */
  function copyPassword() {
    state().setOn(true)
    state().copied('password')
  }
  const phase = (expected: ClipboardState['phase']) =>
    vi.waitFor(() => expect(state().phase).toBe(expected))
  return { state, timers, page, copyText, readClipboard, copyPassword, phase }
}

test('PW-67: the clipboard is cleared 30 seconds after the last copy', async () => {
  const { state, timers, copyText, readClipboard, copyPassword, phase } = clipboardStore()
  copyPassword()
  state().copied('another')
  expect(timers).toMatchObject([{ stopped: true }, { stopped: false, delayMs: 30_000 }])
  expect(state().phase).toBe('waiting')
  expect(copyText).not.toHaveBeenCalled()
  timers[1]?.callback()
  await phase('cleared')
  expect(copyText).toHaveBeenCalledExactlyOnceWith('')
  // Nothing else can be there: the page was never left.
  expect(readClipboard).not.toHaveBeenCalled()
})

test('PW-68: nothing is cleared unless asked for', () => {
  const { state, timers, copyPassword } = clipboardStore()
  state().copied('password')
  expect(timers).toEqual([])
  copyPassword()
  state().setOn(false)
  expect(timers).toMatchObject([{ stopped: true }])
  expect(state().phase).toBe('none')
})

test('PW-76: a page that is not in front clears the clipboard when it is back', async () => {
  const { state, timers, page, copyText, readClipboard, copyPassword, phase } = clipboardStore()
  copyPassword()
  page.otherCopy()
  page.focus()
  expect(state().phase).toBe('waiting')
  page.isInFront = false
  timers[0]?.callback()
  expect(state().phase).toBe('waiting')
  expect(copyText).not.toHaveBeenCalled()
  page.isInFront = true
  readClipboard.mockResolvedValue('password\r\n')
  page.focus()
  await phase('cleared')
  page.focus()
  expect(copyText).toHaveBeenCalledExactlyOnceWith('')
})

test('PW-76: what was copied since is left as it is', async () => {
  const { timers, page, copyText, readClipboard, copyPassword, phase } = clipboardStore()
  copyPassword()
  page.otherCopy()
  readClipboard.mockResolvedValue('a shopping list')
  timers[0]?.callback()
  await phase('kept')
  expect(copyText).not.toHaveBeenCalled()
})

test('what the site itself has copied since is left as it is too', async () => {
  const { timers, copyText, readClipboard, copyPassword, phase } = clipboardStore()
  copyPassword()
  await copyText('42 km')
  readClipboard.mockResolvedValue('42 km')
  timers[0]?.callback()
  await phase('kept')
  expect(copyText).toHaveBeenCalledExactlyOnceWith('42 km')
})

test.each(['cleared', 'refused'] as const)(
  'a browser that does not let the page look is asked by a button: %s',
  async (outcome) => {
    const { state, timers, page, copyText, copyPassword, phase } = clipboardStore()
    copyPassword()
    page.otherCopy()
    timers[0]?.callback()
    await phase('asking')
    expect(copyText).not.toHaveBeenCalled()
    copyText.mockResolvedValueOnce(outcome === 'cleared')
    await state().clearNow()
    expect(state().phase).toBe(outcome)
  },
)

test('a browser that clears nothing without a click is asked by the button as well', async () => {
  const { timers, copyText, copyPassword, phase } = clipboardStore()
  copyText.mockResolvedValueOnce(false)
  copyPassword()
  timers[0]?.callback()
  await phase('asking')
})

test.each<[string, string, string, (state: ClipboardState) => void]>([
  ['a password copied', 'waits for its own turn', 'waiting', (state) => state.copied('another')],
  ['switched off', 'says nothing of that', 'none', (state) => state.setOn(false)],
])('%s while the clipboard is being cleared %s', async (_, __, expected, act) => {
  const { state, timers, copyText, copyPassword } = clipboardStore()
  const cleared = deferred<boolean>()
  copyText.mockReturnValueOnce(cleared.promise)
  copyPassword()
  timers[0]?.callback()
  act(state())
  cleared.resolve(true)
  await cleared.promise
  expect(state().phase).toBe(expected)
})
