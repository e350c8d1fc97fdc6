import { ComboboxItem, ComboboxList } from '@ariakit/react/combobox'
import { memo } from 'react'
import { copyText } from '../../platform/clipboard'
import { CopyButton } from '../../ui/buttons/copy-button'
import styles from './answer-box.module.css'
import { LargeAnswer, SmallAnswer } from './answer-rows'
import type { Row } from './rows'

/** Beside the list and not in it: an option holds no buttons. */
function CopyAnswer({ text }: { text: string }) {
  return (
    <div className={styles.copy}>
      <CopyButton
        variant="glass"
        label="Copy"
        name={`Copy ${text}`}
        value={text}
        onCopy={() => copyText(text)}
      />
    </div>
  )
}

interface Props {
  rows: readonly Row[]
  /** Of the rows' ids; their place in the list follows. */
  prefix: string
  onOpen: (row: Row) => void
}

/** The first answer large, the others in a line each. */
export const AnswerList = memo(function AnswerList({ rows, prefix, onOpen }: Props) {
  const text = rows[0]?.answer?.copy ?? null
  return (
    <>
      <ComboboxList className={styles.list} aria-label="Answers" alwaysVisible>
        {rows.map((row, index) => {
          const isLarge = index === 0 && row.answer !== null
          return (
            <ComboboxItem
              key={row.key}
              id={`${prefix}${index}`}
              className={isLarge ? `${styles.row} ${styles.first}` : styles.row}
              value={row.key}
              setValueOnClick={false}
              focusOnHover
              onClick={() => onOpen(row)}
            >
              {isLarge && row.answer ? (
                <LargeAnswer answer={row.answer} />
              ) : (
                <SmallAnswer {...row} />
              )}
            </ComboboxItem>
          )
        })}
      </ComboboxList>
      {text !== null && <CopyAnswer text={text} />}
    </>
  )
})
