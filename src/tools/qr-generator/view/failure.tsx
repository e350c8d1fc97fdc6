import { Button } from '#ui/buttons/button'
import type { QrSettings } from '../domain/settings'
import { classNames } from '#ui/class-names'
import styles from './square.module.css'
import type { QrState } from '../state'
import * as texts from '../texts.en'

type QrFailure = NonNullable<QrState['failure']>

type Fix = Partial<Pick<QrSettings, 'level' | 'sizePx'>>

interface Reason {
  text: string
  /** A button that puts it right, and what it changes. */
  fix?: { label: string; change: Fix }
}

function adviceFor(failure: QrFailure): Reason {
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

interface AdviceProps {
  text: string
  fix?: { label: string; onPress: () => void } | undefined
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

export function FailureAdvice({ failure, onFix }: Props) {
  const { text, fix } = adviceFor(failure)
  const button = fix && { label: fix.label, onPress: () => onFix(fix.change) }
  return <Advice text={text} fix={button} />
}
