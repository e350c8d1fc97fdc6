export const HIDE = {
  label: 'Hide passwords on the screen',
  hint: 'they can still be copied',
}
export const CLEAR_CLIPBOARD = {
  label: 'Clear the clipboard 30 s after a copy',
  hint: 'whatever is in it then',
}
export const CLIPBOARD = {
  none: '',
  waiting: 'The clipboard is cleared 30 seconds after the copy.',
  cleared: 'The clipboard has been cleared.',
  refused:
    'The browser did not let the page clear the clipboard. Copy something else over the password.',
}
export const TO_READ_ALOUD = 'To read aloud'
export const NOTHING_TO_READ = 'There is no password to read aloud.'
