/** By the tool's id, for search engines and the search for tools: what no page needs to start. */
export const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  'countdown-timer': ['countdown timer', 'online timer', 'kitchen timer', 'pomodoro', 'alarm'],
  calculator: ['calculator', 'scientific calculator', 'online calculator', 'percent', 'memory'],
  'unit-converter': [
    'unit converter',
    'length',
    'weight',
    'temperature',
    'volume',
    'area',
    'speed',
  ],
  'currency-converter': [
    'currency converter',
    'exchange rates',
    'usd to eur',
    'cryptocurrency',
    'money',
  ],
  'qr-generator': ['qr code generator', 'free qr code', 'wifi qr code', 'vcard qr code', 'png'],
  'color-picker': [
    'color picker',
    'hex to rgb',
    'hsl',
    'color palette generator',
    'contrast checker',
    'eyedropper',
    'color converter',
  ],
  'password-generator': [
    'password generator',
    'random password',
    'strong password',
    'secure password',
  ],
}
