import { memo, useId } from 'react'
import { optionProps } from '#ui/fields/combobox'
import styles from './answer-list.module.css'
import { RowContent } from './answer-rows'
import type { ListRow, RowGroup } from './groups'
import { ANSWERS_LABEL } from './texts.en'

interface OptionProps {
  list: string
  row: ListRow
  index: number
  isSelected: boolean
  look: RowGroup['look']
  onPress: (index: number) => void
}

const Option = memo(function Option({ row, look, ...option }: OptionProps) {
  return (
    <div {...optionProps(option)} className={styles[look]}>
      <RowContent row={row} look={look} />
    </div>
  )
})

interface Props {
  list: string
  groups: readonly RowGroup[]
  selected: number
  /** The only row stands in the window already. */
  isHidden?: boolean
  onPress: (index: number) => void
}

/** The list below the field: all rows, in their groups. */
export function AnswerList({ list, groups, selected, isHidden = false, onPress }: Props) {
  const title = useId()
  return (
    <div
      id={list}
      role="listbox"
      className={isHidden ? styles.hidden : undefined}
      aria-label={ANSWERS_LABEL}
    >
      {groups.map(({ label, look, rows }, at) => {
        const from = groups.slice(0, at).reduce((sum, group) => sum + group.rows.length, 0)
        const options = rows.map((row, index) => (
          <Option
            key={row.key}
            list={list}
            row={row}
            index={from + index}
            isSelected={from + index === selected}
            look={look}
            onPress={onPress}
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
  )
}
