import { Icon } from '#ui/icon'
import { Note } from '#ui/layout/note'
import { judgedColors, scanWarnings } from '../domain/scannability'
import { useQr } from '../state'
import { BEST_COLORS, largeSymbol, WARNINGS } from '../texts.en'
import styles from './options.module.css'

const Warning = ({ text }: { text: string }) => (
  <p className={styles.warning}>
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)

/** Beside the colors, in space that is always there: what makes a code hard to scan. */
export function ScanWarning() {
  const judged = useQr((s) => judgedColors(s.settings))
  const hasText = useQr((s) => s.settings.text.trim() !== '')
  const image = useQr((s) => s.image)
  const isAsSet = useQr((s) => s.downloadSize === 'as-set')
  const { ofLook, tooLargeAt } = scanWarnings(judged, image, isAsSet)
  // What is in the code's place announces it.
  const isAnnounced = judged === 'equal' && hasText
  const text = ofLook && <Warning text={WARNINGS[ofLook]} />
  return (
    <div className={styles.advice}>
      {judged === 'fine' && !ofLook && !tooLargeAt && <Note>{BEST_COLORS}</Note>}
      <div role="status">{!isAnnounced && text}</div>
      <div role="status">{tooLargeAt && <Warning text={largeSymbol(tooLargeAt)} />}</div>
      {isAnnounced && text}
    </div>
  )
}
