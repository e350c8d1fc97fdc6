import { useRef, useState } from 'react'
import { useFallbackFocus } from '../browser/use-fallback-focus'
import { Announce } from '../feedback/announce'
import { Button } from '../buttons/button'
import { HISTORY_CLEARED } from '../texts.en'
import styles from './history-list.module.css'
import { HydratedLater } from './hydrated-later'
import { RowList, type RowListProps } from './row-list'
import { Section } from './section'

export interface HistoryListProps<Item> extends RowListProps<Item> {
  title: string
  /** Shown in place of the list. */
  emptyText: string
  clearLabel: string
  onClear: () => void
}

function List<Item>(props: HistoryListProps<Item>) {
  const { title, emptyText, clearLabel, items, onClear, ...rows } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const focusEvents = useFallbackFocus(heading)
  const [cleared, setCleared] = useState(false)
  const empty = items.length === 0
  const clear = () => {
    onClear()
    setCleared(true)
    // The button is disabled now, which would leave the focus nowhere.
    heading.current?.focus()
  }
  return (
    <Section
      title={title}
      heading={heading}
      action={
        <Button variant="quiet" icon="trash" disabled={empty} onClick={clear}>
          {clearLabel}
        </Button>
      }
      {...focusEvents}
    >
      <Announce text={cleared && empty ? HISTORY_CLEARED : null} />
      {empty ? <p className={styles.empty}>{emptyText}</p> : <RowList items={items} {...rows} />}
    </Section>
  )
}

/** Newest first, with a heading and a button that empties it. */
export const HistoryList = <Item,>(props: HistoryListProps<Item>) => (
  <HydratedLater>
    <List {...props} />
  </HydratedLater>
)
