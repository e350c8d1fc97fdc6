import { Button } from '#ui/buttons/button'
import type { QrSettings } from '../domain/settings'
import styles from './result.module.css'
import { useQr, type QrFailure } from '../state'

interface Advice {
  text: string
  /** A button that puts it right, and what it changes. */
  fix?: { label: string; change: Partial<Pick<QrSettings, 'level' | 'sizePx'>> }
}

function adviceFor(failure: QrFailure): Advice {
  switch (failure.code) {
    case 'too-big': {
      const { level, fitsAt } = failure
      if (!fitsAt) return { text: 'This text is too long for any QR code. Shorten it.' }
      const text = `This text is too long for error correction level ${level}. It fits at level ${fitsAt}.`
      return { text, fix: { label: `Use level ${fitsAt}`, change: { level: fitsAt } } }
    }
    case 'size-too-small': {
      const { fitsAtPx } = failure
      const text = `This much text needs a larger picture: choose ${fitsAtPx} px or more.`
      return { text, fix: { label: `Use ${fitsAtPx} px`, change: { sizePx: fitsAtPx } } }
    }
    case 'bad-color': {
      const field = failure.field === 'dark' ? 'foreground' : 'background'
      return { text: `No QR code: correct the ${field} color.` }
    }
    case 'equal-colors':
      return { text: 'No QR code: foreground and background are the same color.' }
    case 'invalid-data':
      return { text: 'The text contains an invalid character (half of an emoji).' }
    case 'no-input':
      return { text: 'Enter text above to generate QR code' }
    case 'version-too-small':
    case 'worker-failed':
      return { text: 'The QR code could not be made. Press Generate QR Code to try again.' }
  }
}

export function FailureAdvice({ failure }: { failure: QrFailure }) {
  const { text, fix } = adviceFor(failure)
  const change = useQr((s) => s.change)
  return (
    <div role="alert" className={styles.advice}>
      <p>{text}</p>
      {fix && (
        <Button variant="glass-primary" onClick={() => change(fix.change)}>
          {fix.label}
        </Button>
      )}
    </div>
  )
}
