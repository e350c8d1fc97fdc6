/** What the sections are called, before their code comes. */
export const FORMS = 'Passphrase, PIN or groups'
export const SITE_RULES = 'Site rules'
export const MANY = 'Many at once'
export const HANDLING = 'Hide, read aloud, clear the clipboard'
export const SELF_TEST = 'Self-test'
