/** The pictures that a browser shows before it installs the site; `npm run screenshots` takes them. */
export const SCREENSHOTS = [
  { name: 'answers', label: 'Ask anything, and read the answer while you type' },
  { name: 'qr-generator', label: 'Sharp QR codes of links, Wi-Fi logins and contacts' },
  { name: 'countdown-timer', label: 'A countdown timer that rings on every page' },
] as const

/** In CSS pixels, and how many pixels of the picture each of them has. */
export const SCREENSHOT_FORMS = {
  narrow: { width: 360, height: 740, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const
