import { Announce } from '../../../ui/feedback/announce'
import { Button } from '../../../ui/buttons/button'
import styles from './copy-value.module.css'
import { COPY_TEXTS, useCopyAnswer } from '../../../ui/buttons/use-copy-answer'

interface Props {
  value: string
  /** Whether the value is on the clipboard now; must not reject. */
  onCopy: () => Promise<boolean>
}

/** A value that a click copies; the outcome stands in its place for a while. */
export function CopyValue({ value, onCopy }: Props) {
  const { answer, copy } = useCopyAnswer(onCopy, value)
  return (
    <>
      <Button variant="quiet" className={styles.value} aria-label={`Copy ${value}`} onClick={copy}>
        {/* Another value is another element: an old one that moved would count as a shift. */}
        <span key={value}>{answer ? COPY_TEXTS[answer] : value}</span>
      </Button>
      <Announce text={answer && COPY_TEXTS[answer]} />
    </>
  )
}
