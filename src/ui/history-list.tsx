import { useId, type ReactNode } from 'react'
import { Button } from './button'
import { Card } from './card'
import styles from './history-list.module.css'
import { RowList } from './row-list'

interface Props<Item> {
  title: string
  /** Shown in place of the list. */
  emptyText: string
  clearLabel: string
  items: readonly Item[]
  /** A key that stays with its item when newer ones come before it. */
  keyOf: (item: Item) => string | number
  renderItem: (item: Item) => ReactNode
  onClear: () => void
  /** Each item is a button that is all of its row. */
  pressable?: boolean
}

/** Newest first, with a heading and a button that empties it. */
export function HistoryList<Item>(props: Props<Item>) {
  const {
    title,
    emptyText,
    clearLabel,
    items,
    keyOf,
    renderItem,
    onClear,
    pressable = false,
  } = props
  const id = useId()
  return (
    <section className={styles.history} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button tone="quiet" icon="trash-2" disabled={items.length === 0} onClick={onClear}>
          {clearLabel}
        </Button>
      </header>
      {items.length === 0 ? (
        <Card className={styles.empty}>{emptyText}</Card>
      ) : (
        <RowList items={items} keyOf={keyOf} renderItem={renderItem} pressable={pressable} />
      )}
    </section>
  )
}
