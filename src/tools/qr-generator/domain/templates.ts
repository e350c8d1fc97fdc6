/** The sample texts, in their order on the page. */
export const TEMPLATE_IDS = ['url', 'email', 'phone', 'sms', 'wifi', 'contact'] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

// vCard 3.0 (RFC 2426) requires CRLF, but a text area keeps only the LF; every reader takes both.
const CARD = `BEGIN:VCARD
VERSION:3.0
N:Doe;Jane;;;
FN:Jane Doe
ORG:Example Company
TEL;TYPE=CELL:+12025550123
EMAIL:jane@example.com
URL:https://example.com
END:VCARD
`

/**
 * Sample texts to be edited, the same in every language: reserved example domains (RFC 2606) and fictional numbers
 * (555-01xx).
 */
export const SAMPLES: Readonly<Record<TemplateId, string>> = {
  url: 'https://example.com',
  // RFC 6068
  email: 'mailto:name@example.com?subject=Hello&body=Nice%20to%20meet%20you',
  // RFC 3966
  phone: 'tel:+12025550123',
  // ZXing wiki, "Barcode Contents": number and message behind SMSTO.
  sms: 'SMSTO:+12025550123:Hello, see you at 6!',
  // A backslash stands before \ ; , : and " inside a value.
  wifi: 'WIFI:T:WPA;S:My Network;P:my password;;',
  contact: CARD,
}
