import { parseHexColor } from '../../lib/hex-color'
import { Icon } from '../../ui/icon'
import { Note } from '../../ui/note'
import { judgeColors, type Scannability } from './domain/scannability'
import styles from './code-colors.module.css'
import { useQr } from './store'

const WARNINGS: Record<Scannability, string | null> = {
  fine: null,
  'low-contrast':
    'Low contrast: this code may not scan. Make the foreground darker or the background lighter.',
  inverted:
    'Inverted colors: light on dark may not scan in every app. Swap foreground and background.',
}

/** Beside the colors, in room that is always there: what makes a code hard to scan. */
export function ScanWarning() {
  const dark = parseHexColor(useQr((s) => s.settings.dark))
  const light = parseHexColor(useQr((s) => s.settings.light))
  const judged = dark && light && judgeColors(dark, light)
  const warning = judged && WARNINGS[judged]
  return (
    <div className={styles.advice}>
      {judged === 'fine' && <Note>Dark on a light background scans best.</Note>}
      <div role="status">
        {warning && (
          <p className={styles.warning}>
            <Icon name="triangle-alert" />
            <span>{warning}</span>
          </p>
        )}
      </div>
    </div>
  )
}
