/** What an extra is in. It gets `toggle` when it is opened or closed, and is `hidden` while closed. */
export const PANEL = '[data-panel]'
