import { create, type StateCreator } from 'zustand'
import { copyText } from '#platform/clipboard'
import { schedule } from '#platform/schedule'
import { usePassword } from '../../state'

export interface ClipboardState {
  /** Whether the clipboard is cleared after a copy. */
  isOn: boolean
  /** `refused`: the browser did not let the page; `waiting` counts from the last copy. */
  phase: 'none' | 'waiting' | 'cleared' | 'refused'
  setOn: (isOn: boolean) => void
  /** A password is on the clipboard now. */
  copied: () => void
}

const browser = { copyText, schedule }

const CLEARED_AFTER_MS = 30_000

export const clipboardState =
  (on: typeof browser): StateCreator<ClipboardState> =>
  (set, get) => {
    let stop: (() => void) | undefined
    async function clear() {
      const own = stop
      // A browser refuses where the tab is not in front, or where no click came before.
      const cleared = await on.copyText('')
      // A password that was copied meanwhile has a phase of its own.
      if (own === stop) set({ phase: cleared ? 'cleared' : 'refused' })
    }
    return {
      isOn: false,
      phase: 'none',
      setOn(isOn) {
        stop?.()
        stop = undefined
        set({ isOn, phase: 'none' })
      },
      copied() {
        if (!get().isOn) return
        stop?.()
        stop = on.schedule(() => void clear(), CLEARED_AFTER_MS)
        set({ phase: 'waiting' })
      },
    }
  }

export const useClipboard = create(clipboardState(browser))

usePassword.subscribe(({ copies }, before) => {
  if (copies !== before.copies) useClipboard.getState().copied()
})
