import { HistoryList, type HistoryListProps } from './history-list'
import { usePreparedLocalTime } from './local-time'

/** An item is shown as a button that is all of its row. */
type Props<Item> = Pick<HistoryListProps<Item>, 'clearLabel' | 'items' | 'renderItem' | 'onClear'>

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
