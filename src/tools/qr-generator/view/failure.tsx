import { Button } from '#ui/buttons/button'
import type { QrSettings } from '../domain/settings'
import { classNames } from '#ui/class-names'
import styles from './square.module.css'
import type { QrState } from '../state'
import * as texts from '../texts.en'

type QrFailure = NonNullable<QrState['failure']>

type Fix = Partial<Pick<QrSettings, 'level' | 'sizePx'>>

interface AdviceProps {
  text: string
  /** A button that puts it right. */
  fix?: { label: string; onPress: () => void }
}

function adviceFor(failure: QrFailure, onFix: (change: Fix) => void): AdviceProps {
  switch (failure.code) {
    case 'too-big': {
      const { level, fitsAt } = failure
      if (!fitsAt) return { text: texts.TOO_LONG }
      const fix = { label: texts.useLevel(fitsAt), onPress: () => onFix({ level: fitsAt }) }
      return { text: texts.fitsAtLevel(level, fitsAt), fix }
    }
    case 'size-too-small': {
      const { fitsAtPx } = failure
      const fix = { label: texts.useSize(fitsAtPx), onPress: () => onFix({ sizePx: fitsAtPx }) }
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

/** In the place of a picture: why there is none, and a button that puts it right. */
export const Advice = ({ text, fix }: AdviceProps) => (
  <div role="alert" className={classNames(styles.words, styles.advice)}>
    <p>{text}</p>
    {fix && (
      <Button variant="glass-primary" onClick={fix.onPress}>
        {fix.label}
      </Button>
    )}
  </div>
)

interface Props {
  failure: QrFailure
  onFix: (change: Fix) => void
}

export const FailureAdvice = ({ failure, onFix }: Props) => (
  <Advice {...adviceFor(failure, onFix)} />
)
