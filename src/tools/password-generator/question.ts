export const QUESTION = {
  examples: ['password 20'],
  aliases: ['pw', 'pwd', 'passwd', 'secret'],
  mayAsk: (question: string): boolean =>
    /\d/.test(question) && /^[a-z]|(?:word|pw|phrase|pin|code)s?\b/i.test(question),
}
