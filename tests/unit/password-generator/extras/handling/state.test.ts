import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { deferred } from '../../../../support/deferred'
import {
  clipboardState,
  type ClipboardState,
} from '../../../../../src/tools/password-generator/extras/handling/state'

function clipboardStore() {
  const timers: { delayMs: number; callback: () => void; stopped: boolean }[] = []
  const copyText = vi.fn(async (_text: string) => true)
  const store = createStore(
    clipboardState({
      copyText,
      schedule: (callback, delayMs) => {
        const timer = { delayMs, callback, stopped: false }
        timers.push(timer)
        return () => void (timer.stopped = true)
      },
    }),
  )
  return { state: () => store.getState(), timers, copyText }
}

test('PW-67: the clipboard is cleared 30 seconds after the last copy', async () => {
  const { state, timers, copyText } = clipboardStore()
  state().setOn(true)
  state().copied()
  state().copied()
  expect(timers).toMatchObject([{ stopped: true }, { stopped: false, delayMs: 30_000 }])
  expect(state().phase).toBe('waiting')
  expect(copyText).not.toHaveBeenCalled()
  timers[1]?.callback()
  await vi.waitFor(() => expect(state().phase).toBe('cleared'))
  expect(copyText).toHaveBeenCalledExactlyOnceWith('')
})

test('PW-68: nothing is cleared unless asked for', () => {
  const { state, timers } = clipboardStore()
  state().copied()
  expect(timers).toEqual([])
  state().setOn(true)
  state().copied()
  state().setOn(false)
  expect(timers).toMatchObject([{ stopped: true }])
  expect(state().phase).toBe('none')
})

test('a browser that refuses is reported', async () => {
  const { state, timers, copyText } = clipboardStore()
  copyText.mockResolvedValue(false)
  state().setOn(true)
  state().copied()
  timers[0]?.callback()
  await vi.waitFor(() => expect(state().phase).toBe('refused'))
})

test.each<[string, string, string, (state: ClipboardState) => void]>([
  ['a password copied', 'waits for its own turn', 'waiting', (state) => state.copied()],
  ['switched off', 'says nothing of that', 'none', (state) => state.setOn(false)],
])('%s while the clipboard is being cleared %s', async (_, __, phase, act) => {
  const { state, timers, copyText } = clipboardStore()
  const cleared = deferred<boolean>()
  copyText.mockReturnValue(cleared.promise)
  state().setOn(true)
  state().copied()
  timers[0]?.callback()
  act(state())
  cleared.resolve(true)
  await cleared.promise
  expect(state().phase).toBe(phase)
})
