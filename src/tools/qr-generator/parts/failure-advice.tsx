import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button'
import type { QrError } from '../domain/errors'
import styles from './code-result.module.css'
import { useQr, type QrFailure } from '../store'

interface Fix<Code extends QrError['code']> {
  error: Extract<QrError, { code: Code }>
  /** The button goes away with the failure. */
  onFix: () => void
}

function TooBig({ error, onFix }: Fix<'too-big'>) {
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  const { fitsAt } = error
  if (!fitsAt) return <p>This text is too long for any QR code. Shorten it.</p>
  const fix = () => {
    onFix()
    change({ level: fitsAt })
  }
  return (
    <>
      <p>
        This text is too long for error correction level {level}. It fits at level {fitsAt}.
      </p>
      <Button variant="glass-primary" onClick={fix}>
        Use level {fitsAt}
      </Button>
    </>
  )
}

function TooSmall({ error, onFix }: Fix<'size-too-small'>) {
  const change = useQr((s) => s.change)
  const { fitsAtPx } = error
  const fix = () => {
    onFix()
    change({ sizePx: fitsAtPx })
  }
  return (
    <>
      <p>This much text needs a larger picture: choose {fitsAtPx} px or more.</p>
      <Button variant="glass-primary" onClick={fix}>
        Use {fitsAtPx} px
      </Button>
    </>
  )
}

function advice(failure: QrFailure, onFix: () => void): ReactNode {
  switch (failure.code) {
    case 'too-big':
      return <TooBig error={failure} onFix={onFix} />
    case 'size-too-small':
      return <TooSmall error={failure} onFix={onFix} />
    case 'bad-color':
      return (
        <p>
          No QR code: correct the {failure.field === 'dark' ? 'foreground' : 'background'} color.
        </p>
      )
    case 'equal-colors':
      return <p>No QR code: foreground and background are the same color.</p>
    case 'invalid-data':
      return <p>The text contains an invalid character (half of an emoji).</p>
    case 'no-input':
      return <p>Enter text above to generate QR code</p>
    case 'version-too-small':
    case 'worker-failed':
      return <p>The QR code could not be made. Press Generate QR Code to try again.</p>
  }
}

interface Props {
  failure: QrFailure
  /** What was wrong is being put right: the focus belongs to the result. */
  onFix: () => void
}

/** What went wrong and what to do next, in place of the picture. */
export function FailureAdvice({ failure, onFix }: Props) {
  return (
    <div role="alert" className={styles.advice}>
      {advice(failure, onFix)}
    </div>
  )
}
