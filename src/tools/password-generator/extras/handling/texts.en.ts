export const HIDE = {
  label: 'Hide passwords on the screen',
  hint: 'You can still copy them.',
}
export const CLEAR_CLIPBOARD = {
  label: 'Clear the clipboard 30 seconds after copying',
  hint: 'Unless you copied something else since. A clipboard history, as Windows has, keeps the password: no page can clear that.',
}
export const CLIPBOARD = {
  none: '',
  waiting: 'The clipboard is cleared 30 seconds after the copy, or when you return to this page.',
  cleared: 'The clipboard has been cleared. A history of it, if your system keeps one, has not.',
  asking: 'You may have copied something else since. Clear the clipboard now?',
  kept: 'You copied something else since, so the clipboard was left alone.',
  refused: 'Your browser did not clear the clipboard. Copy something else to replace the password.',
}
export const CLEAR_NOW = 'Clear the clipboard'
export const SPELLED_OUT = 'Spelled out'
export const NOTHING_TO_SPELL = 'There is no password to spell out.'
