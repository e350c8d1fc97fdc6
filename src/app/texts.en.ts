// These are the texts that every page may need at once. The landing page and the answers have texts of their own.

export const SKIP_TO_CONTENT = 'Skip to content'
export const MAIN_LABEL = 'Main'
export const HOME = 'Home'
export const TOOLS_LABEL = 'Tools'
export const BACK_TO_TOOLS = 'Back to Tools'
export const LOADING_PAGE = 'Loading page'
export const ADVERTISEMENT = 'Advertisement'

export const THEME_TITLES = {
  system: 'Theme: system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

export const copyright = (year: number | string, site: string) => `© ${year} ${site}`
export const POWERED_BY = 'Powered by React and Web Workers'
export const versionOf = (version: string) => `Version ${version}`
export const LICENSES = 'Licenses'
export const IMPRINT = 'Imprint'
export const SOURCE = 'Source code'
export const FEEDBACK = 'Feedback'
export const KEEP_SETTINGS = 'Keep my settings on this device'
export const DECIMAL_COMMA = 'Copy numbers with a decimal comma'

export const INSTALL = 'Install'
export const CLEAR_DATA = 'Clear my data'
export const CLEAR_QUESTION = 'Clear everything kept on this device?'
export const CLEAR = 'Clear'
export const KEEP = 'Keep'
export const CLEARED = 'Your data is cleared.'
export const CLEARED_OFFLINE =
  'Your data is cleared. Close this tab, and what it shows is gone too.'

export const NEW_VERSION = 'New version available. Reload'
export const NOT_NOW = 'Not now'

export const COMING_SOON = 'Coming Soon.'
export const BEING_BUILT = 'This tool is being built. All other tools are ready to use.'

export const ERROR_TITLE = 'Unexpected Application Error!'
export const GO_TO_ALL_TOOLS = 'Go to all tools'
export const NO_SUCH_PAGE = 'This page does not exist'
export const NOT_FOUND = '404 Not Found: there is no page at this address.'
export const ALL_TOOLS = 'All tools'

export const LINK_NOT_LOADED = 'The settings in this link could not be loaded.'
export const NOT_FILLED_IN = 'That link could not be restored. Ask again.'

export const ASK_LABEL = 'Ask anything'
export const ASK_OR_PICK = 'Ask, or pick a tool'
export const CLOSE_BOX = 'Close'
export const ASK_PLACEHOLDER = 'Ask anything: 18% of 240'
export const WHAT_CAN_I_ASK = 'What can I ask?'
/** Around the circle, from red to red. */
export const HUES = ['Red', 'Yellow', 'Green', 'Cyan', 'Blue', 'Magenta']
/** Below the scale of a share. */
export const percent = (number: number) => `${number}%`
/** A number that is shortened by so many thousands. */
export const THOUSANDS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `${number}K`,
  (number) => `${number}M`,
  (number) => `${number}B`,
  (number) => `${number}T`,
]
/** Below the scale of a contrast: its ends, and where large text, AA and AAA of WCAG are passed. */
export const CONTRASTS = ['1', 'Large', 'AA', 'AAA', '21']
/** The shortcut to the box, but on keyboards of Apple. */
export const ASK_KEYS = 'Ctrl K'
export const askWithKeys = (keyName: string) => `${ASK_LABEL} (${keyName})`
export const ANSWERS_NOT_LOADED = 'The answers could not be loaded.'
