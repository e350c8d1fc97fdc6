import { Card } from '../../ui/card'
import { Zone } from '../../ui/tool-layout'
import { useLate } from '../../ui/use-late'
import { CodeCanvas } from './code-canvas'
import { CodeDownload } from './code-download'
import { FailureAdvice } from './failure-advice'
import styles from './page.module.css'
import { useQr } from './store'

function Picture() {
  const image = useQr((s) => s.image)
  const failure = useQr((s) => s.failure)
  const busy = useQr((s) => s.busy)
  const stale = useLate(busy)
  if (image) {
    return (
      <CodeCanvas
        bitmap={image.bitmap}
        layout={image.layout}
        label={`QR code, version ${image.version}`}
        className={stale ? `${styles.code} ${styles.stale}` : styles.code}
      />
    )
  }
  if (failure) return <FailureAdvice failure={failure} />
  if (busy) return stale && <p className={styles.placeholder}>Generating...</p>
  return <p className={styles.placeholder}>Enter text above to generate QR code</p>
}

/** Says once that a code is there; the same words are not said again for every keystroke. */
function Announcement() {
  const version = useQr((s) => (s.busy ? null : s.image?.version))
  return (
    <p role="status" className="visually-hidden">
      {version ? `QR code ready, version ${version}` : ''}
    </p>
  )
}

export function CodePreview() {
  const busy = useQr((s) => s.busy)
  return (
    <Zone zone="result" aria-label="QR code" aria-busy={busy}>
      <Card className={styles.preview}>
        <Picture />
      </Card>
      <Announcement />
      <CodeDownload />
    </Zone>
  )
}
