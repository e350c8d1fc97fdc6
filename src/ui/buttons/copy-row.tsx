import { Announce } from '../feedback/announce'
import { Button } from './button'
import styles from './copy-row.module.css'
import { Icon } from '../icon'
import { COPY_TEXTS, useCopyAnswer } from './use-copy-answer'

interface Props {
  name: string
  value: string
  /** Whether the value is on the clipboard now; must not reject. */
  onCopy: () => Promise<boolean>
}

/** The whole row is the button; its answer stands in the line of the name, where there is room. */
export function CopyRow({ name, value, onCopy }: Props) {
  const { answer, copy } = useCopyAnswer(onCopy, value)
  return (
    <>
      <Button variant="row" className={styles.row} onClick={copy}>
        <span className={styles.name}>
          <span className="visually-hidden">Copy </span>
          {name}
        </span>
        <span className={styles.answer} aria-hidden="true">
          {answer && COPY_TEXTS[answer]}
        </span>
        {/* Another value is another element: an old one that moved would count as a shift. */}
        <span key={value} className={styles.value}>
          {value}
        </span>
        <Icon name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={answer && COPY_TEXTS[answer]} />
    </>
  )
}
