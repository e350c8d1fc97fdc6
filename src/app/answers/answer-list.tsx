import { ComboboxItem, type ComboboxStore } from '@ariakit/react/combobox'
import { createContext, memo, useContext } from 'react'
import { CopyButton } from '#ui/buttons/copy-button'
import styles from './answer-box.module.css'
import { LargeAnswer, SmallAnswer } from './answer-rows'
import type { Row } from './reply'
import { ANSWERS_LABEL, COPY, copyAnswer } from './texts.en'

/** Beside the list and not in it: an option holds no buttons. */
const CopyAnswer = memo(function CopyAnswer({ text }: { text: string }) {
  return (
    <div className={styles.copy}>
      <CopyButton variant="glass" compact label={COPY} name={copyAnswer(text)} value={text} />
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
  store: ComboboxStore
  id: string
  index: number
  /** Of the row. */
  value: string
  isLarge: boolean
  onOpen: (index: number) => void
}

/** Its content comes by the context: a new answer renders that alone, not the combobox's part of it. */
const Option = memo(function Option({ store, id, index, value, isLarge, onOpen }: OptionProps) {
  return (
    <ComboboxItem
      store={store}
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
  store: ComboboxStore
  rows: readonly Row[]
  /** Of the rows' ids; their place in the list follows. */
  prefix: string
  onOpen: (index: number) => void
}

/**
 * The first answer large, the others in a line each. Not in the package's own list: that one can be nested and hidden
 * too, for a kilobyte.
 */
export const AnswerList = memo(function AnswerList({ store, rows, prefix, onOpen }: Props) {
  const text = rows[0]?.answer?.copy ?? null
  const { setContentElement } = store
  return (
    <Rows value={rows}>
      <div
        ref={setContentElement}
        id={`${prefix}list`}
        role="listbox"
        className={styles.list}
        aria-label={ANSWERS_LABEL}
      >
        {rows.map((row, index) => (
          <Option
            key={row.key}
            store={store}
            id={`${prefix}${index}`}
            value={row.key}
            isLarge={index === 0 && row.answer !== null}
            index={index}
            onOpen={onOpen}
          />
        ))}
      </div>
      {text !== null && <CopyAnswer text={text} />}
    </Rows>
  )
})
