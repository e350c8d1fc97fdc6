import type { ButtonTone } from './button'
import { Button } from './button'
import styles from './copy-button.module.css'
import { COPY_TEXTS, useCopyAnswer } from './use-copy-answer'

interface Props {
  /** What the button says, such as 'Copy Result'. */
  label: string
  /** The accessible name where the text alone would not tell two such buttons apart. */
  name?: string
  /** Whether the text is on the clipboard now; must not reject. */
  onCopy: () => Promise<boolean>
  disabled?: boolean
  tone?: ButtonTone
}

/** Copies and says in place, and to screen readers, whether that worked. */
export function CopyButton({ label, name, onCopy, disabled = false, tone = 'plain' }: Props) {
  const { answer, copy } = useCopyAnswer(onCopy)
  return (
    <>
      <Button
        tone={tone}
        icon={answer === 'copied' ? 'check' : 'copy'}
        aria-label={name}
        disabled={disabled}
        onClick={copy}
      >
        <span className={styles.texts}>
          <span className={answer === null ? undefined : styles.hidden}>{label}</span>
          <span className={answer === 'copied' ? undefined : styles.hidden}>
            {COPY_TEXTS.copied}
          </span>
          <span className={answer === 'failed' ? undefined : styles.hidden}>
            {COPY_TEXTS.failed}
          </span>
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {answer && COPY_TEXTS[answer]}
      </span>
    </>
  )
}
