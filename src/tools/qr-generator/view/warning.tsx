import { readAnyHex } from '#lib/color'
import { Icon } from '#ui/icon'
import { Note } from '#ui/layout/note'
import { judgeColors, MIN_MODULE_PX, type Scannability } from '../domain/scannability'
import { SIZES_PX } from '../domain/settings'
import { useQr } from '../state'
import * as texts from '../texts.en'
import styles from './options.module.css'

const LARGEST_PX = Math.max(...SIZES_PX)

/** What would make the modules of the file larger; null: they are large enough. Of the picture, not of the next one. */
function useModuleHint(): string | null {
  const layout = useQr((s) => s.image?.layout)
  const isForScreen = useQr((s) => s.downloadSize === 'screen')
  if (!isForScreen || !layout || layout.modulePx >= MIN_MODULE_PX) return null
  return layout.sizePx < LARGEST_PX ? texts.SMALL_MODULES : texts.SMALLEST_MODULES
}

/** Null where one of the fields holds no color. */
export function useJudgedColors(): Scannability | null {
  const dark = readAnyHex(useQr((s) => s.settings.dark))
  const light = readAnyHex(useQr((s) => s.settings.light))
  return dark && light && judgeColors(dark, light)
}

/** Beside the colors, in space that is always there: what makes a code hard to scan. */
export function ScanWarning() {
  const moduleHint = useModuleHint()
  const judged = useJudgedColors()
  const hasText = useQr((s) => s.settings.text.trim() !== '')
  // One at a time, the worse first.
  const warning = (judged && texts.WARNINGS[judged]) ?? moduleHint
  // What is in the code's place announces it.
  const isAnnounced = judged === 'equal' && hasText
  const text = warning && (
    <p className={styles.warning}>
      <Icon name="triangle-alert" />
      <span>{warning}</span>
    </p>
  )
  return (
    <div className={styles.advice}>
      {judged === 'fine' && !warning && <Note>{texts.BEST_COLORS}</Note>}
      <div role="status">{!isAnnounced && text}</div>
      {isAnnounced && text}
    </div>
  )
}
