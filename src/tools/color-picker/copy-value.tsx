import { COPY_TEXTS, useCopyAnswer } from '../../ui/use-copy-answer'
import styles from './copy-value.module.css'
import { useColor } from './store'

/** A value that is copied by a click on it and says so in its own place. */
export function CopyValue({ value }: { value: string }) {
  const copyText = useColor((s) => s.copy)
  const { answer, copy } = useCopyAnswer(() => copyText(value))
  return (
    <>
      <button type="button" className={styles.value} aria-label={`Copy ${value}`} onClick={copy}>
        {answer ? COPY_TEXTS[answer] : value}
      </button>
      <span role="status" className="visually-hidden">
        {answer && COPY_TEXTS[answer]}
      </span>
    </>
  )
}
