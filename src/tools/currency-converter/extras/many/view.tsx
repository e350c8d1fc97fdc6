import { useMemo, useState } from 'react'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { SelectField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { labelOf, nameOf, POPULAR_CODES } from '../../domain/names'
import { amountsIn, type AmountIn, type ManyAmounts } from './domain'
import { MAX_FAVORITES } from '../../domain/options'
import { useCurrency } from '../../store'
import { changeOptions, useCurrencyOptions } from '../../store-options'
import styles from './view.module.css'
import { FavoriteRow } from './favorite-row'

/** Chooses one of the currencies that are not in the list yet. */
function AddFavorite({ onAdd }: { onAdd: (announcement: string) => void }) {
  const names = useCurrency((s) => s.names)
  const favorites = useCurrencyOptions((s) => s.favorites)
  const [picked, setPicked] = useState('')
  const options = useMemo(() => {
    const others = [...new Set([...POPULAR_CODES, ...names.keys()])]
      .filter((code) => !favorites.includes(code))
      .map((code) => ({ value: code, text: labelOf(code, nameOf(code, names)) }))
    return [{ value: '', text: 'Choose a currency' }, ...others]
  }, [names, favorites])
  const chosen = options.some(({ value }) => value === picked) ? picked : ''
  const isFull = favorites.length >= MAX_FAVORITES
  const canAdd = chosen !== '' && !isFull

  function add() {
    if (!canAdd) return
    changeOptions({ favorites: [...favorites, chosen] })
    onAdd(`${chosen.toUpperCase()} added`)
  }
  return (
    <>
      <div className={styles.add}>
        <SelectField
          label="Another currency"
          value={chosen}
          options={options}
          onChange={setPicked}
        />
        <Button icon="plus" aria-disabled={!canAdd || undefined} onClick={add}>
          Add
        </Button>
      </div>
      {isFull && <p role="status">{`The list holds ${MAX_FAVORITES} at most.`}</p>}
    </>
  )
}

const WAITING_TEXTS = {
  'no-amount': 'Enter an amount greater than zero.',
  'invalid-amount': 'Correct the amount first.',
  'no-rates': 'There are no rates at hand for this list yet.',
  loading: 'Converting...',
}

const summaryOf = (many: ManyAmounts, amount: string): string =>
  many.phase === 'success'
    ? `${amount}, by rates of ${many.date ?? 'an unknown day'}:`
    : WAITING_TEXTS[many.phase]

/** One amount in all currencies of a list that the visitor arranges. */
export default function ManyCurrencies() {
  const state = useCurrency()
  const favorites = useCurrencyOptions((s) => s.favorites)
  const [change, setChange] = useState({ text: '', turn: 0 })
  const many = amountsIn(state, favorites)
  const rows: readonly AmountIn[] =
    many.phase === 'success' ? many.rows : favorites.map((code) => ({ code, value: null }))
  const announce = (text: string) => setChange(({ turn }) => ({ text, turn: turn + 1 }))

  return (
    <Stack>
      <Note>{summaryOf(many, `${state.amount} ${state.from.toUpperCase()}`)}</Note>
      <RowList
        items={rows}
        keyOf={({ code }) => code}
        renderItem={(row) => (
          <FavoriteRow {...row} isPending={many.phase !== 'success'} onChange={announce} />
        )}
      />
      <AddFavorite onAdd={announce} />
      <Announce {...change} />
    </Stack>
  )
}
