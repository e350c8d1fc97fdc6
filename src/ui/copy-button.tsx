import { useEffect, useState } from 'react'
import type { ButtonTone } from './button'
import { Button } from './button'
import styles from './copy-button.module.css'

/** How long the answer stands on the button. */
const ANSWER_MS = 2000

type Answer = 'copied' | 'failed' | null

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

const TEXTS = { copied: 'Copied', failed: 'Copy failed' }

/** Copies and says in place, and to screen readers, whether that worked. */
export function CopyButton({ label, name, onCopy, disabled = false, tone = 'plain' }: Props) {
  const [answer, setAnswer] = useState<{ text: Answer; at: number }>({ text: null, at: 0 })
  useEffect(() => {
    if (answer.text === null) return
    const timer = setTimeout(setAnswer, ANSWER_MS, { text: null, at: answer.at })
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    const text = (await onCopy()) ? 'copied' : 'failed'
    setAnswer(({ at }) => ({ text, at: at + 1 }))
  }
  return (
    <>
      <Button
        tone={tone}
        icon={answer.text === 'copied' ? 'check' : 'copy'}
        aria-label={name}
        disabled={disabled}
        onClick={() => void copy()}
      >
        <span className={styles.texts}>
          <span className={answer.text === null ? undefined : styles.hidden}>{label}</span>
          <span className={answer.text === 'copied' ? undefined : styles.hidden}>
            {TEXTS.copied}
          </span>
          <span className={answer.text === 'failed' ? undefined : styles.hidden}>
            {TEXTS.failed}
          </span>
        </span>
      </Button>
      <span role="status" className="visually-hidden">
        {answer.text && TEXTS[answer.text]}
      </span>
    </>
  )
}
