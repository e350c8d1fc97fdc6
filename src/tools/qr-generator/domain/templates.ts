import type { IconName } from '#lib/icon-name'

/** Sample texts to be edited: reserved example domains (RFC 2606) and fictional numbers (555-01xx). */
export const QR_TEMPLATES: readonly { label: string; icon: IconName; text: string }[] = [
  { label: 'Website URL', icon: 'link', text: 'https://example.com' },
  {
    label: 'Email',
    icon: 'mail',
    // RFC 6068
    text: 'mailto:name@example.com?subject=Hello&body=Nice%20to%20meet%20you',
  },
  // RFC 3966
  { label: 'Phone', icon: 'phone', text: 'tel:+12025550123' },
  // ZXing wiki, "Barcode Contents": number and message behind SMSTO.
  { label: 'SMS', icon: 'message-square', text: 'SMSTO:+12025550123:Hello, see you at 6!' },
  // A backslash stands before \ ; , : and " inside a value.
  { label: 'WiFi', icon: 'wifi', text: 'WIFI:T:WPA;S:My Network;P:my password;;' },
  {
    label: 'Contact Card',
    icon: 'contact',
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
