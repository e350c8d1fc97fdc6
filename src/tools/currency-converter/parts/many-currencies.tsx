import { useRef, useState } from 'react'
import { Announce } from '../../../ui/feedback/announce'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { RowList } from '../../../ui/layout/row-list'
import { amountsIn, type ManyAmounts } from '../domain/many'
import { useCurrency } from '../store'
import { useCurrencyOptions } from '../store-options'
import { AddFavorite } from './add-favorite'
import { FavoriteRow } from './favorite-row'

const IDLE_TEXTS = {
  amount: 'Enter an amount greater than zero.',
  rates: 'There are no rates at hand for this list yet.',
}

function summaryOf(many: ManyAmounts, amount: string): string {
  if (many.phase === 'idle') return IDLE_TEXTS[many.missing]
  if (many.phase === 'loading') return 'Converting...'
  return `${amount}, by rates of ${many.date ?? 'an unknown day'}:`
}

/** One amount in all currencies of a list that the visitor arranges. */
export default function ManyCurrencies() {
  const state = useCurrency()
  const favorites = useCurrencyOptions((s) => s.favorites)
  const [change, setChange] = useState({ text: '', turn: 0 })
  const frame = useRef<HTMLDivElement>(null)
  const many = amountsIn(state, favorites)
  const rows =
    many.phase === 'success' ? many.rows : favorites.map((code) => ({ code, value: null }))
  const announce = (text: string) => setChange(({ turn }) => ({ text, turn: turn + 1 }))

  return (
    <Stack ref={frame}>
      <Note>{summaryOf(many, `${state.amount} ${state.from.toUpperCase()}`)}</Note>
      <RowList
        items={rows}
        keyOf={({ code }) => code}
        renderItem={(row) => (
          <FavoriteRow
            {...row}
            isFirst={row.code === favorites[0]}
            isLast={row.code === favorites.at(-1)}
            isPending={many.phase !== 'success'}
            onChange={announce}
            onEmpty={() => frame.current?.querySelector('select')?.focus()}
          />
        )}
      />
      <AddFavorite onAdd={announce} />
      <Announce {...change} />
    </Stack>
  )
}
