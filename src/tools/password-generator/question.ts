export const EXAMPLES = ['password 20']

export const ALIASES = ['pw', 'pwd', 'passwd', 'passphrase', 'secret', 'pin']

export const mayAsk = (question: string): boolean => /\d/.test(question) && /^[a-z]/i.test(question)
