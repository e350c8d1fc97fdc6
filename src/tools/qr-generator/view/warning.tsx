import { Icon } from '#ui/icon'
import { Note } from '#ui/layout/note'
import type { Scannability } from '../domain/scannability'
import { useQr } from '../state'
import { BEST_COLORS } from '../texts.en'
import styles from './options.module.css'
import { judgedColors, scanWarnings } from './scan-warnings'

/** Null where one of the fields holds no color. */
export function useJudgedColors(): Scannability | null {
  const dark = useQr((s) => s.settings.dark)
  const light = useQr((s) => s.settings.light)
  return judgedColors({ dark, light })
}

const Warning = ({ text }: { text: string }) => (
  <p className={styles.warning}>
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)

/** Beside the colors, in space that is always there: what makes a code hard to scan. */
export function ScanWarning() {
  const judged = useJudgedColors()
  const dark = useQr((s) => s.settings.dark)
  const light = useQr((s) => s.settings.light)
  const hasText = useQr((s) => s.settings.text.trim() !== '')
  const image = useQr((s) => s.image)
  const isAsSet = useQr((s) => s.downloadSize === 'as-set')
  const { ofLook, ofSymbol } = scanWarnings({ dark, light }, image, isAsSet)
  // What is in the code's place announces it.
  const isAnnounced = judged === 'equal' && hasText
  const text = ofLook && <Warning text={ofLook} />
  return (
    <div className={styles.advice}>
      {judged === 'fine' && !ofLook && !ofSymbol && <Note>{BEST_COLORS}</Note>}
      <div role="status">{!isAnnounced && text}</div>
      <div role="status">{ofSymbol && <Warning text={ofSymbol} />}</div>
      {isAnnounced && text}
    </div>
  )
}
