import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { QrError } from './domain/errors'
import styles from './page.module.css'
import { useQr, type QrFailure } from './store'

function TooBig({ error }: { error: Extract<QrError, { code: 'too-big' }> }) {
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  const { fitsAt } = error
  if (!fitsAt) return <p>This text is too long for any QR code. Shorten it.</p>
  return (
    <>
      <p>
        This text is too long for error correction level {level}. It fits at level {fitsAt}.
      </p>
      <Button onClick={() => change({ level: fitsAt })}>Use level {fitsAt}</Button>
    </>
  )
}

function TooSmall({ error }: { error: Extract<QrError, { code: 'size-too-small' }> }) {
  const change = useQr((s) => s.change)
  const { fitsAtPx } = error
  return (
    <>
      <p>This much text needs a larger picture: choose {fitsAtPx} px or more.</p>
      <Button onClick={() => change({ sizePx: fitsAtPx })}>Use {fitsAtPx} px</Button>
    </>
  )
}

function advice(failure: QrFailure): ReactNode {
  switch (failure.code) {
    case 'too-big':
      return <TooBig error={failure} />
    case 'size-too-small':
      return <TooSmall error={failure} />
    case 'bad-color':
      return (
        <p>
          No QR code: correct the {failure.field === 'dark' ? 'foreground' : 'background'} color.
        </p>
      )
    case 'invalid-data':
      return <p>The text holds a broken character, half of an emoji. Delete it and try again.</p>
    case 'no-input':
      return <p>Enter text above to generate QR code</p>
    case 'version-too-small':
    case 'worker-failed':
      return <p>The QR code could not be made. Press Generate QR Code to try again.</p>
  }
}

/** What went wrong and what to do next, in place of the picture. */
export function FailureAdvice({ failure }: { failure: QrFailure }) {
  return (
    <div role="alert" className={styles.advice}>
      {advice(failure)}
    </div>
  )
}
