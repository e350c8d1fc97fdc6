import { readAnyHex } from '#lib/color'
import { Icon } from '#ui/icon'
import { Note } from '#ui/layout/note'
import {
  judgeColors,
  MIN_LARGE_VERSION,
  MIN_MODULE_PX,
  type Scannability,
} from '../domain/scannability'
import { SIZES_PX } from '../domain/settings'
import { useQr } from '../state'
import * as texts from '../texts.en'
import styles from './options.module.css'

const LARGEST_PX = Math.max(...SIZES_PX)

/** What would make the modules of the file larger; null: they are large enough. Of the picture, not of the next one. */
function useModuleHint(): string | null {
  const layout = useQr((s) => s.image?.layout)
  const isAsSet = useQr((s) => s.downloadSize === 'as-set')
  if (!isAsSet || !layout || layout.modulePx >= MIN_MODULE_PX) return null
  return layout.sizePx < LARGEST_PX ? texts.SMALL_MODULES : texts.SMALLEST_MODULES
}

/** Null where one of the fields holds no color. */
export function useJudgedColors(): Scannability | null {
  const dark = readAnyHex(useQr((s) => s.settings.dark))
  const light = readAnyHex(useQr((s) => s.settings.light))
  return dark && light && judgeColors(dark, light)
}

const Warning = ({ text }: { text: string }) => (
  <p className={styles.warning}>
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)

/** Beside the colors, in space that is always there: what makes a code hard to scan. */
export function ScanWarning() {
  const moduleHint = useModuleHint()
  const judged = useJudgedColors()
  const hasText = useQr((s) => s.settings.text.trim() !== '')
  const image = useQr((s) => s.image)
  // One at a time, the worse first; but another size of the picture does not help a symbol that is too large.
  const ofColors = judged && texts.WARNINGS[judged]
  const warning = ofColors ?? moduleHint
  const isLarge = !ofColors && image !== null && image.version >= MIN_LARGE_VERSION
  // What is in the code's place announces it.
  const isAnnounced = judged === 'equal' && hasText
  const text = warning && <Warning text={warning} />
  return (
    <div className={styles.advice}>
      {judged === 'fine' && !warning && !isLarge && <Note>{texts.BEST_COLORS}</Note>}
      <div role="status">{!isAnnounced && text}</div>
      <div role="status">{isLarge && <Warning text={texts.largeSymbol(image.level)} />}</div>
      {isAnnounced && text}
    </div>
  )
}
