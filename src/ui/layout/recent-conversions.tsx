import { Button } from '../buttons/button'
import { HistoryList, type HistoryListProps } from './history-list'
import { LocalTime } from './local-time'
import { Note } from './note'
import { CONVERT_AGAIN, NO_CONVERSIONS, RECENT_CONVERSIONS } from './recent-conversions.en'
import styles from './recent-conversions.module.css'

interface Row {
  id: number
  timestampMs: number
}

interface Props<Item> extends Pick<HistoryListProps<Item>, 'clearLabel' | 'items' | 'onClear'> {
  /** What was converted, what it is, and what stands beside the moment. */
  textsOf: (item: Item) => { from: string; to: string; more?: string }
  onRecall: (item: Item) => void
}

/** The history of a converter; a press converts a row again. The button's name is the conversion alone. */
export function RecentConversions<Item extends Row>({ textsOf, onRecall, ...list }: Props<Item>) {
  return (
    <HistoryList
      title={RECENT_CONVERSIONS}
      emptyText={NO_CONVERSIONS}
      keyOf={({ id }) => id}
      pressable
      renderItem={(item) => {
        const { from, to, more } = textsOf(item)
        return (
          <div className={styles.entry}>
            <Button variant="row" title={CONVERT_AGAIN} onClick={() => onRecall(item)}>
              <span>
                {from} = <strong>{to}</strong>
              </span>
            </Button>
            <Note>
              {more && `${more} · `}
              <LocalTime timestampMs={item.timestampMs} />
            </Note>
          </div>
        )
      }}
      {...list}
    />
  )
}
