import { create, type StateCreator } from 'zustand'
import { copyText } from '../../platform/clipboard'
import { usePassword } from './store'

export interface ClipboardState {
  /** Whether the clipboard is cleared after a copy. */
  isOn: boolean
  /** `refused`: the browser did not let the page; `waiting` counts from the last copy. */
  phase: 'none' | 'waiting' | 'cleared' | 'refused'
  setOn: (isOn: boolean) => void
  /** A password is on the clipboard now. */
  copied: () => void
}

interface ClipboardDeps {
  copyText: typeof copyText
  /** Calls back after that time; returns how to stop that. */
  after: (delayMs: number, callback: () => void) => () => void
}

/** As password managers do. */
const CLEARED_AFTER_MS = 30_000

export const clipboardState =
  (deps: ClipboardDeps): StateCreator<ClipboardState> =>
  (set, get) => {
    let stop: (() => void) | undefined
    async function clear() {
      // A browser refuses where the tab is not in front, or where no click came before.
      const cleared = await deps.copyText('')
      set({ phase: cleared ? 'cleared' : 'refused' })
    }
    return {
      isOn: false,
      phase: 'none',
      setOn(isOn) {
        stop?.()
        set({ isOn, phase: 'none' })
      },
      copied() {
        if (!get().isOn) return
        stop?.()
        stop = deps.after(CLEARED_AFTER_MS, () => void clear())
        set({ phase: 'waiting' })
      },
    }
  }

export const useClipboard = create(
  clipboardState({
    copyText,
    after(delayMs, callback) {
      const timer = setTimeout(callback, delayMs)
      return () => clearTimeout(timer)
    },
  }),
)

usePassword.subscribe(({ copies }, before) => {
  if (copies !== before.copies) useClipboard.getState().copied()
})
