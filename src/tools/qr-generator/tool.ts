import type { Tool } from '../tool'

export const qrGenerator: Tool = {
  id: 'qr-generator',
  title: 'QR Code Generator',
  shortName: 'QR code',
  description:
    'Turn links, Wi-Fi logins, contacts or any text into a sharp QR code that never expires.',
  icon: 'qr-code',
  link: '/qr-generator',
  hasColorsAsData: true,
  available: true,
}
