export const FLOATING_WINDOW = 'Floating window'
export const NOT_OPENED = 'The browser did not open the window.'
