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
}

/** Rows on a card, with a hairline between them. */
export function RowList<Item>({ items, keyOf, renderItem, pressable = false }: RowListProps<Item>) {
  return (
    <ul className={classNames(styles.list, pressable && styles.pressable)}>
      {items.map((item) => (
        <li key={keyOf(item)}>{renderItem(item)}</li>
      ))}
    </ul>
  )
}
