import { create, type StateCreator } from 'zustand'
import { usePassword } from '../../state'
import { browser, type Browser } from './effects'

export interface ClipboardState {
  /** Whether the clipboard is cleared after a copy. */
  isOn: boolean
  /**
   * `waiting` counts from the last copy. `asking`: what is on the clipboard now may be something else, and the browser
   * does not let the page look, or not clear it without a click. `kept`: it is something else. `refused`: not cleared,
   * in spite of a click.
   */
  phase: 'none' | 'waiting' | 'cleared' | 'asking' | 'kept' | 'refused'
  setOn: (isOn: boolean) => void
  /** A password, or several, one a line, are on the clipboard now. */
  copied: (text: string) => void
  /** The visitor wants it cleared, even if it is something else. */
  clearNow: () => Promise<void>
}

const CLEARED_AFTER_MS = 30_000

/** Systems write the ends of lines differently, so these do not count. */
const isSameText = (a: string, b: string) =>
  a.replaceAll('\r\n', '\n').trim() === b.replaceAll('\r\n', '\n').trim()

export const clipboardState =
  (on: Browser): StateCreator<ClipboardState> =>
  (set, get) => {
    /** The last copy, while it is to be cleared. */
    let last: { text: string; writes: number; isAlone: boolean; isDue: boolean } | null = null
    let stop: (() => void) | undefined

    function begin(copy: typeof last) {
      stop?.()
      last = copy
      set({ phase: copy ? 'waiting' : 'none' })
    }
    function end(phase: ClipboardState['phase']) {
      last = null
      set({ phase })
    }
    async function clearIfSame(copy: NonNullable<typeof last>) {
      if (!copy.isAlone || on.clipboardWrites() !== copy.writes) {
        const text = await on.readClipboard()
        if (copy !== last) return
        if (text === null) return end('asking')
        if (!isSameText(text, copy.text)) return end('kept')
      }
      const cleared = await on.copyText('')
      // A password that was copied meanwhile has a phase of its own.
      if (copy === last) end(cleared ? 'cleared' : 'asking')
    }
    /** Once it is due and the page is in front; else the next focus tries it again. */
    function tryToClear() {
      if (last?.isDue && on.isInFront()) void clearIfSame(last)
    }
    let isWatching = false
    function watch() {
      if (isWatching) return
      isWatching = true
      on.onOtherCopy(() => {
        if (last) last.isAlone = false
      })
      on.onFocus(tryToClear)
    }
    return {
      isOn: false,
      phase: 'none',
      setOn(isOn) {
        set({ isOn })
        begin(null)
      },
      copied(text) {
        if (!get().isOn) return
        watch()
        const copy = { text, writes: on.clipboardWrites(), isAlone: true, isDue: false }
        begin(copy)
        stop = on.schedule(() => {
          copy.isDue = true
          tryToClear()
        }, CLEARED_AFTER_MS)
      },
      async clearNow() {
        set({ phase: (await on.copyText('')) ? 'cleared' : 'refused' })
      },
    }
  }

export const useClipboard = create(clipboardState(browser))

// Only copies from now on: the clipboard may have another text since an earlier one.
usePassword.subscribe(({ copied }, before) => {
  if (copied && copied !== before.copied) useClipboard.getState().copied(copied.text)
})
