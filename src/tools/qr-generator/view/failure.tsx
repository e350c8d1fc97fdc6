import { Button } from '#ui/buttons/button'
import type { QrSettings } from '../domain/settings'
import styles from './result.module.css'
import { useQr, type QrState } from '../state'
import * as texts from '../texts.en'

type QrFailure = NonNullable<QrState['failure']>

interface Advice {
  text: string
  /** A button that puts it right, and what it changes. */
  fix?: { label: string; change: Partial<Pick<QrSettings, 'level' | 'sizePx'>> }
}

function adviceFor(failure: QrFailure): Advice {
  switch (failure.code) {
    case 'too-big': {
      const { level, fitsAt } = failure
      if (!fitsAt) return { text: texts.TOO_LONG }
      const fix = { label: texts.useLevel(fitsAt), change: { level: fitsAt } }
      return { text: texts.fitsAtLevel(level, fitsAt), fix }
    }
    case 'size-too-small': {
      const { fitsAtPx } = failure
      const fix = { label: texts.useSize(fitsAtPx), change: { sizePx: fitsAtPx } }
      return { text: texts.needsSize(fitsAtPx), fix }
    }
    case 'bad-color':
      return { text: texts.BAD_COLOR[failure.field] }
    case 'equal-colors':
      return { text: texts.EQUAL_COLORS }
    case 'invalid-data':
      return { text: texts.INVALID_DATA }
    case 'no-input':
      return { text: texts.NO_TEXT }
    case 'version-too-small':
    case 'worker-failed':
      return { text: texts.FAILED }
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
