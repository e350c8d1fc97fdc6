/** Shortcuts of the installed site to what is no page of a tool; `icon` is a name of Lucide. */
export const SHORTCUTS = {
  ask: {
    id: 'ask',
    title: 'Ask anything',
    description: 'Sums, units, money, times, colors: type a question and read the answer.',
    icon: 'search',
    link: '/#ask',
  },
  scan: {
    id: 'scan',
    title: 'Scan a code',
    description: 'Read a QR code with your camera or from a picture.',
    icon: 'scan-line',
    link: '/qr-generator#extra=read',
  },
} as const
