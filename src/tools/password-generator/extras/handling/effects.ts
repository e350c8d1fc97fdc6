import { clipboardWrites, copyText, readClipboard } from '#platform/clipboard'
import { schedule } from '#platform/schedule'

/**
 * Runs it whenever something else may get on the clipboard: something is copied in the page, or the page is left. Before
 * the page's own listeners, so that a password that is copied by hand comes after it.
 */
function onOtherCopy(act: () => void): void {
  window.addEventListener('blur', act)
  for (const type of ['copy', 'cut']) document.addEventListener(type, act, { capture: true })
}

/** What the clearing needs of the browser; a parameter for the tests. */
export const browser = {
  copyText,
  readClipboard,
  clipboardWrites,
  schedule,
  onOtherCopy,
  /** A page that is not in front may not touch the clipboard. */
  isInFront: () => document.hasFocus(),
  onFocus: (act: () => void): void => window.addEventListener('focus', act),
}

export type Browser = typeof browser
