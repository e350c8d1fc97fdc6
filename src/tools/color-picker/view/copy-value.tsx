import { Announce } from '#ui/feedback/announce'
import { Button } from '#ui/buttons/button'
import * as texts from '../texts.en'
import styles from './copy-value.module.css'
import { useCopyAnswer } from '#ui/buttons/use-copy-answer'
import { copyNameWith } from '#ui/texts.en'

/** A value that a click copies; the outcome stands in its place for a while. */
export function CopyValue({ value }: { value: string }) {
  const { text, revision, copy } = useCopyAnswer(value)
  return (
    <>
      <Button
        variant="quiet"
        className={styles.value}
        aria-label={copyNameWith(texts.copyValue(value), text)}
        onClick={copy}
      >
        {/* Another value is another element: an old one that moved would count as a shift. */}
        <bdi key={value}>{text ?? value}</bdi>
      </Button>
      <Announce text={text} revision={revision} />
    </>
  )
}
