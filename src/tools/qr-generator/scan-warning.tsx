import { parseHexColor } from '../../lib/hex-color'
import { Banner } from '../../ui/banner'
import { judgeColors, type Scannability } from './domain/scannability'
import { useQr } from './store'

const WARNINGS: Record<Scannability, string | null> = {
  fine: null,
  'low-contrast':
    'Low contrast: this code may not scan. Make the foreground darker or the background lighter.',
  inverted:
    'Inverted colors: light on dark may not scan in every app. Swap foreground and background.',
}

export function ScanWarning() {
  const dark = parseHexColor(useQr((s) => s.settings.dark))
  const light = parseHexColor(useQr((s) => s.settings.light))
  const warning = dark && light && WARNINGS[judgeColors(dark, light)]
  return warning && <Banner tone="warning">{warning}</Banner>
}
