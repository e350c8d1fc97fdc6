import type { ReactNode } from 'react'
import { HistoryList } from './history-list'
import { usePreparedLocalTime } from './local-time'

interface Props<Item> {
  clearLabel: string
  items: readonly Item[]
  /** An item as a button that is all of its row. */
  renderItem: (item: Item) => ReactNode
  onClear: () => void
}

/** The history of a converter, with the times of its rows. */
export function RecentConversions<Item extends { id: number }>(props: Props<Item>) {
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      keyOf={({ id }) => id}
      pressable
      {...props}
    />
  )
}
