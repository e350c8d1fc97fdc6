import { ComboboxItem, ComboboxList } from '@ariakit/react/combobox'
import { createContext, memo, useContext } from 'react'
import { copyText } from '../../platform/clipboard'
import { CopyButton } from '../../ui/buttons/copy-button'
import styles from './answer-box.module.css'
import { LargeAnswer, SmallAnswer } from './answer-rows'
import type { Row } from './rows'

/** Beside the list and not in it: an option holds no buttons. */
const CopyAnswer = memo(function CopyAnswer({ text }: { text: string }) {
  return (
    <div className={styles.copy}>
      <CopyButton
        variant="glass"
        compact
        label="Copy"
        name={`Copy ${text}`}
        value={text}
        onCopy={() => copyText(text)}
      />
    </div>
  )
})

const Rows = createContext<readonly Row[]>([])

function RowContent({ index }: { index: number }) {
  const row = useContext(Rows)[index]
  if (!row) return null
  return index === 0 && row.answer ? <LargeAnswer answer={row.answer} /> : <SmallAnswer {...row} />
}

interface OptionProps {
  id: string
  index: number
  /** Of the row. */
  value: string
  isLarge: boolean
  onOpen: (index: number) => void
}

/** Its content comes by the context: a new answer renders that alone, not the combobox's part of it. */
const Option = memo(function Option({ id, index, value, isLarge, onOpen }: OptionProps) {
  return (
    <ComboboxItem
      id={id}
      className={isLarge ? `${styles.row} ${styles.first}` : styles.row}
      value={value}
      setValueOnClick={false}
      focusOnHover
      onClick={() => onOpen(index)}
    >
      <RowContent index={index} />
    </ComboboxItem>
  )
})

interface Props {
  rows: readonly Row[]
  /** Of the rows' ids; their place in the list follows. */
  prefix: string
  onOpen: (index: number) => void
}

/** The first answer large, the others in a line each. */
export const AnswerList = memo(function AnswerList({ rows, prefix, onOpen }: Props) {
  const text = rows[0]?.answer?.copy ?? null
  return (
    <Rows value={rows}>
      <ComboboxList className={styles.list} aria-label="Answers" alwaysVisible>
        {rows.map((row, index) => (
          <Option
            key={row.key}
            id={`${prefix}${index}`}
            value={row.key}
            isLarge={index === 0 && row.answer !== null}
            {...{ index }}
            onOpen={onOpen}
          />
        ))}
      </ComboboxList>
      {text !== null && <CopyAnswer text={text} />}
    </Rows>
  )
})
