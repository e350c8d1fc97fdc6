// The frame of each page, which the build fills in: these texts are shown where no script of the site runs.

export const TOO_OLD =
  'This browser is too old for these tools: please update it, or open the page in a current Chrome, Edge, Firefox or Safari.'
export const NEEDS_SCRIPTS = 'Please turn on JavaScript: the tools run in your browser and need it.'
export const NOT_COMPLETE = 'This page has not loaded completely.'
export const LOAD_AGAIN = 'Load it again'
export const LOADING = 'Loading...'
