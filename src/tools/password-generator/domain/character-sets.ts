export const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz'
export const NUMBERS = '0123456789'

// spec §9
export const SYMBOLS = '!@#$%^&*()_+-=[]{}|;:,.<>?'
export const SIMILAR = 'il1Lo0O'

/** What the spec calls brackets, quotes, slashes and punctuation. */
export const AMBIGUOUS = '{}[]()<>/\\\'"`~,;:.'
