export const QUESTION = {
  examples: ['qr https://example.com'],
  aliases: ['qr', 'qrcode', 'barcode', 'wifi', 'wi-fi', 'vcard', 'scan'],
  mayAsk: (question: string): boolean =>
    /^(?:qr|www\.|[a-z]+:)|\bqr(?:[\s-]*codes?)?$/i.test(question),
}
