import { expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  type QrSettings,
} from '../../../../../src/tools/qr-generator/domain/settings'
import { PLAIN_STYLE, type CodeStyle } from '../../../../../src/tools/qr-generator/domain/style'
import { checkScan } from '../../../../../src/tools/qr-generator/extras/read-back/domain/scan-check'
import { ADAPTERS, LOGO } from '../../../../support/qr-styles'

const check = (patch: Partial<QrSettings>) =>
  checkScan(
    { ...DEFAULT_SETTINGS, text: 'https://example.com', ...patch },
    patch.sizePx ?? DEFAULT_SETTINGS.sizePx,
    { ...ADAPTERS, pause: async () => {}, isOutdated: () => false },
  ).then((checked) => (checked.ok ? checked.value : checked.error))

const styled = (patch: Partial<CodeStyle>) => ({ style: { ...PLAIN_STYLE, ...patch } })

test.each([
  ['rounded modules', { level: 'H', ...styled({ modules: 'rounded' }) }],
  ['dots in a gradient', { level: 'H', ...styled({ modules: 'dots', endColor: '#1d4ed8' }) }],
  ['a frame with a caption', styled({ caption: 'Scan me' })],
  ['a logo at level H', { level: 'H', ...styled({ logo: LOGO }) }],
] as const)('a code with %s is read back in every view', async (_name, patch) => {
  expect(await check(patch)).toBeNull()
})

test.each([
  [
    'a logo of 30% at level L is too large',
    { level: 'L', ...styled({ logo: LOGO, logoPercent: 30 }) },
    'logo',
  ],
  [
    'a logo of 30% at level M, which no decoder reads',
    {
      text: 'https://www.example.com/menu?table=12',
      ...styled({ logo: LOGO, logoPercent: 30 }),
    },
    'logo',
  ],
  ['a second color that is too light', styled({ endColor: '#cccccc' }), 'contrast'],
  [
    '300 letters at 128 px are too dense with any modules',
    { text: 'abc'.repeat(100), sizePx: 128, ...styled({ modules: 'rounded' }) },
    'dense',
  ],
  // Of 256 px the frame takes what half the size would need.
  [
    '180 letters at 256 px are too dense within a frame',
    { text: 'x'.repeat(180), ...styled({ caption: 'Scan me' }) },
    'frame',
  ],
  [
    'they are so in rounded modules too',
    { text: 'x'.repeat(180), ...styled({ caption: 'Scan me', modules: 'rounded' }) },
    'frame',
  ],
] as const)('%s', async (_name, patch, fault) => {
  expect(await check(patch)).toBe(fault)
})
