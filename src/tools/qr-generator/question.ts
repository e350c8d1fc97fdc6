export const QUESTION = {
  examples: ['qr https://example.com'],
  aliases: ['qr', 'qrcode'],
  mayAsk: (question: string): boolean =>
    /^(?:www\.|[a-z]+:)|\bqr|code (?:with|and)/i.test(question),
}
