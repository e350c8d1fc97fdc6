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
  const { answer, copy } = useCopyAnswer(onCopy)
  return (
    <>
      <Button variant="quiet" className={styles.value} aria-label={`Copy ${value}`} onClick={copy}>
        {answer ? COPY_TEXTS[answer] : value}
      </Button>
      <Announce text={answer && COPY_TEXTS[answer]} />
    </>
  )
}
