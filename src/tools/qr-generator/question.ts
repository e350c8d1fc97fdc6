export const EXAMPLES = ['qr https://example.com']

export const ALIASES = ['qr', 'barcode', 'wifi', 'wi-fi', 'vcard', 'scan']

export const mayAsk = (question: string): boolean => /^qr/i.test(question)
