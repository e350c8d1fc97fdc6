import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './row-list.module.css'

export interface RowListProps<Item> {
  items: readonly Item[]
  /** A key that stays with its item when newer ones come before it. */
  keyOf: (item: Item) => string | number
  renderItem: (item: Item) => ReactNode
  /** Each item is a button that is all of its row, or two that share it. */
  pressable?: boolean
  /** In two columns where there is room. */
  isWide?: boolean
  /** Each item is a term and its description. */
  isTerms?: boolean
}

/** Rows on a card, with a hairline between them. */
export function RowList<Item>(props: RowListProps<Item>) {
  const { items, keyOf, renderItem, pressable = false, isTerms = false, isWide = false } = props
  const [List, Row] = isTerms ? (['dl', 'div'] as const) : (['ul', 'li'] as const)
  return (
    <List className={classNames(styles.list, pressable && styles.pressable, isWide && styles.wide)}>
      {items.map((item) => (
        <Row key={keyOf(item)}>{renderItem(item)}</Row>
      ))}
    </List>
  )
}
