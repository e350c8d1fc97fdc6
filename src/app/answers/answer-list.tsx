import { ComboboxItem, type ComboboxStore } from '@ariakit/react/combobox'
import { createContext, memo, useContext, useId, useMemo } from 'react'
import { RowContent } from './answer-rows'
import styles from './answer-list.module.css'
import type { Row } from './reply'
import type { RowGroup } from './row-group'
import { ANSWERS_LABEL } from './texts.en'

interface Listed {
  rows: readonly Row[]
  question: string
}

const Rows = createContext<Listed>({ rows: [], question: '' })

function Content({ index, look }: Pick<OptionProps, 'index' | 'look'>) {
  const { rows, question } = useContext(Rows)
  const row = rows[index]
  return row ? <RowContent row={row} look={look} question={question} /> : null
}

interface OptionProps {
  store: ComboboxStore
  id: string
  index: number
  /** The key of its row. */
  value: string
  look: RowGroup['look']
  onOpen: (index: number) => void
}

/** Its content comes by the context: a new answer renders that alone, not the combobox's part of it. */
const Option = memo(function Option({ store, id, index, value, look, onOpen }: OptionProps) {
  return (
    <ComboboxItem
      store={store}
      id={id}
      className={styles[look]}
      value={value}
      setValueOnClick={false}
      onClick={() => onOpen(index)}
    >
      <Content index={index} look={look} />
    </ComboboxItem>
  )
})

interface Props {
  store: ComboboxStore
  groups: readonly RowGroup[]
  rows: readonly Row[]
  question: string
  /** What the rows' ids begin with; their place in the list follows. */
  prefix: string
  /** The only row stands in the window already. */
  isHidden: boolean
  onOpen: (index: number) => void
}

/** All rows, in their groups. The package's own list can be nested and hidden too, for a kilobyte. */
export const AnswerList = memo(function AnswerList(props: Props) {
  const { store, groups, rows, question, prefix, isHidden, onOpen } = props
  const { setContentElement } = store
  const title = useId()
  const listed = useMemo(() => ({ rows, question }), [rows, question])
  return (
    <Rows value={listed}>
      <div
        ref={setContentElement}
        id={`${prefix}list`}
        role="listbox"
        className={isHidden ? styles.hidden : undefined}
        aria-label={ANSWERS_LABEL}
      >
        {groups.map(({ label, look, rows: own }, at) => {
          const from = groups.slice(0, at).reduce((sum, group) => sum + group.rows.length, 0)
          const options = own.map((row, index) => (
            <Option
              key={row.key}
              store={store}
              id={`${prefix}${from + index}`}
              value={row.key}
              look={look}
              index={from + index}
              onOpen={onOpen}
            />
          ))
          if (label === undefined) return options
          return (
            <div key={label} role="group" aria-labelledby={title + label} className={styles.group}>
              <span id={title + label} className={styles.label}>
                {label}
              </span>
              <div role="presentation" className={styles[`${look}s`]}>
                {options}
              </div>
            </div>
          )
        })}
      </div>
    </Rows>
  )
})
