export interface QrTemplate {
  id: 'url' | 'email' | 'phone' | 'sms' | 'wifi' | 'contact'
  label: string
  text: string
}

/** Sample texts to be edited: reserved example domains (RFC 2606) and fictional numbers (555-01xx). */
export const QR_TEMPLATES: readonly QrTemplate[] = [
  { id: 'url', label: 'Website URL', text: 'https://example.com' },
  {
    id: 'email',
    label: 'Email',
    // RFC 6068
    text: 'mailto:name@example.com?subject=Hello&body=Nice%20to%20meet%20you',
  },
  // RFC 3966
  { id: 'phone', label: 'Phone', text: 'tel:+12025550123' },
  // ZXing wiki, "Barcode Contents": number and message behind SMSTO.
  { id: 'sms', label: 'SMS', text: 'SMSTO:+12025550123:Hello, see you at 6!' },
  // A backslash stands before \ ; , : and " inside a value.
  { id: 'wifi', label: 'WiFi', text: 'WIFI:T:WPA;S:My Network;P:my password;;' },
  {
    id: 'contact',
    label: 'Contact Card',
    // vCard 3.0 (RFC 2426) requires CRLF, but a text area keeps only the LF; every reader takes both.
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Doe;Jane;;;',
      'FN:Jane Doe',
      'ORG:Example Company',
      'TEL;TYPE=CELL:+12025550123',
      'EMAIL:jane@example.com',
      'URL:https://example.com',
      'END:VCARD',
      '',
    ].join('\n'),
  },
]
