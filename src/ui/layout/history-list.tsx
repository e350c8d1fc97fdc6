import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Announce } from '../feedback/announce'
import { Button } from '../buttons/button'
import styles from './history-list.module.css'
import { RowList } from './row-list'
import { Section } from './section'

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

/** Gives the focus to `heir` when the element in the list that had it goes. Returns the list's props. */
function useHeir(heir: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false)
  useEffect(() => {
    // An element that goes sends no blur; the focus is nowhere then.
    if (hasFocus.current && document.activeElement === document.body) heir.current?.focus()
  })
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}

/** Newest first, with a heading and a button that empties it. */
export function HistoryList<Item>(props: Props<Item>) {
  const { title, emptyText, clearLabel, items, onClear, ...rows } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const focusEvents = useHeir(heading)
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
        <Button variant="quiet" icon="trash-2" disabled={empty} onClick={clear}>
          {clearLabel}
        </Button>
      }
      {...focusEvents}
    >
      <Announce text={cleared && empty ? 'History cleared' : null} />
      {empty ? <p className={styles.empty}>{emptyText}</p> : <RowList items={items} {...rows} />}
    </Section>
  )
}
