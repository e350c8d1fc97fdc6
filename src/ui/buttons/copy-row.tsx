import { memo } from 'react'
import { Announce } from '../feedback/announce'
import { Button } from './button'
import styles from './copy-row.module.css'
import { Icon } from '../icon'
import { copyNamed } from '../texts.en'
import { useCopyAnswer } from './use-copy-answer'

interface Props {
  name: string
  value: string
  /** What is copied in place of the value: all its digits. */
  copied?: string
  beforeCopy?: () => void
}

/** The whole row is the button; its answer stands in the line of the name, where there is room. */
export const CopyRow = memo(function CopyRow(props: Props) {
  const { name, value, copied = value, beforeCopy } = props
  const { answer, text, revision, copy } = useCopyAnswer(copied, undefined, beforeCopy)
  return (
    <>
      <Button variant="row" className={styles.row} onClick={copy}>
        <span className={styles.name}>
          <span className="visually-hidden">{copyNamed(name)}</span>
          <span aria-hidden="true">{name}</span>
        </span>
        <span className={styles.answer} aria-hidden="true">
          {text}
        </span>
        {/* Another value is another element: an old one that moved would count as a shift. */}
        <span key={value} className={styles.value}>
          {value}
        </span>
        <Icon name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={text} revision={revision} />
    </>
  )
})
