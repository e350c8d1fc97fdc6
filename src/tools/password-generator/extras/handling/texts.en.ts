export const HIDE = {
  label: 'Hide passwords on the screen',
  hint: 'they can still be copied',
}
export const CLEAR_CLIPBOARD = {
  label: 'Clear the clipboard 30 s after a copy',
  hint: 'unless you copied something else since',
}
export const CLIPBOARD = {
  none: '',
  waiting: 'The clipboard is cleared 30 seconds after the copy, or when you are back on this page.',
  cleared: 'The clipboard has been cleared.',
  asking: 'You may have copied something else since. Clear the clipboard now?',
  kept: 'You copied something else since: the clipboard was left as it is.',
  refused:
    'The browser did not let the page clear the clipboard. Copy something else over the password.',
}
export const CLEAR_NOW = 'Clear the clipboard'
export const TO_READ_ALOUD = 'To read aloud'
export const NOTHING_TO_READ = 'There is no password to read aloud.'
