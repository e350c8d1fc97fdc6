import { useId, type ReactNode } from 'react'
import { Button } from './button'
import styles from './history-list.module.css'

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
}

/** Newest first, with a heading and a button that empties it. */
export function HistoryList<Item>(props: Props<Item>) {
  const { title, emptyText, clearLabel, items, keyOf, renderItem, onClear } = props
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
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={keyOf(item)}>{renderItem(item)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
