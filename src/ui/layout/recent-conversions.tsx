import { Button } from '../buttons/button'
import { HistoryList, type HistoryListProps } from './history-list'
import { LocalTime, usePreparedLocalTime } from './local-time'
import styles from './recent-conversions.module.css'

interface Row {
  id: number
  timestampMs: number
}

interface Props<Item> extends Pick<HistoryListProps<Item>, 'clearLabel' | 'items' | 'onClear'> {
  /** What was converted, what it is, and what else there is to say. */
  textsOf: (item: Item) => { from: string; to: string; more?: string }
  onRecall: (item: Item) => void
}

/** The history of a converter, with the times of its rows; a press converts one again. */
export function RecentConversions<Item extends Row>({ textsOf, onRecall, ...list }: Props<Item>) {
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      keyOf={({ id }) => id}
      pressable
      renderItem={(item) => {
        const { from, to, more } = textsOf(item)
        return (
          <Button
            variant="row"
            className={styles.recent}
            title="Convert this again"
            onClick={() => onRecall(item)}
          >
            <span>
              {from} = <strong>{to}</strong>
            </span>
            <small>
              {more && `${more} · `}
              <LocalTime timestampMs={item.timestampMs} />
            </small>
          </Button>
        )
      }}
      {...list}
    />
  )
}
