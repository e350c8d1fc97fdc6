import { useRef } from 'react'
import { Announce } from '../../../ui/announce'
import { Card } from '../../../ui/card'
import { Zone } from '../../../ui/tool-layout'
import { useLate } from '../../../ui/use-late'
import { CodeCanvas } from './code-canvas'
import { CodeDownload } from './code-download'
import { FailureAdvice } from './failure-advice'
import styles from '../page.module.css'
import { useQr } from '../store'

function Picture({ onFix }: { onFix: () => void }) {
  const image = useQr((s) => s.image)
  const failure = useQr((s) => s.failure)
  const busy = useQr((s) => s.busy)
  const stale = useLate(useQr((s) => s.busy || s.typingColor))
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
  if (failure) return <FailureAdvice failure={failure} onFix={onFix} />
  if (busy) return stale && <p className={styles.placeholder}>Generating...</p>
  return <p className={styles.placeholder}>Enter text above to generate QR code</p>
}

const NOTICES = { cleared: 'Text cleared', restored: 'Text restored' }

/** What happened to the text, and that a code is there; once, not for every keystroke. */
function Announcement() {
  const notice = useQr((s) => s.notice)
  const version = useQr((s) => s.image?.version)
  const busy = useQr((s) => s.busy)
  const texts = [notice && NOTICES[notice], version && `QR code ready, version ${version}`]
  return <Announce text={busy ? null : texts.filter(Boolean).join('. ')} />
}

export function CodePreview() {
  const busy = useQr((s) => s.busy || s.typingColor)
  const zone = useRef<HTMLElement>(null)
  return (
    <Zone ref={zone} zone="result" aria-label="QR code" aria-busy={busy} tabIndex={-1}>
      <Card className={styles.preview}>
        <Picture onFix={() => zone.current?.focus()} />
      </Card>
      <Announcement />
      <CodeDownload />
    </Zone>
  )
}
