import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { SelectField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { namedCode, nameOf, POPULAR_CODES } from '../../domain/names'
import { labelOf, money } from '../../money.en'
import { useCurrency, type CurrencyState } from '../../state'
import { amountsIn, MAX_FAVORITES, type AmountIn } from './domain'
import { FavoriteRow } from './favorite-row'
import { arrange, useListed } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Chooses one of the currencies that are not in the list yet. */
function AddFavorite({ onAdd }: { onAdd: (announcement: string) => void }) {
  const names = useCurrency((s) => s.names)
  const listed = useListed()
  const [picked, setPicked] = useState('')
  const options = useMemo(() => {
    const others = [...new Set([...POPULAR_CODES, ...names.keys()])]
      .filter((code) => !listed.includes(code))
      .map((code) => ({ value: code, text: labelOf(namedCode(code, nameOf(code, names))) }))
    return [{ value: '', text: texts.CHOOSE }, ...others]
  }, [names, listed])
  const chosen = options.some(({ value }) => value === picked) ? picked : ''
  const isFull = listed.length >= MAX_FAVORITES
  const canAdd = chosen !== '' && !isFull

  function add() {
    if (!canAdd) return
    arrange([...listed, chosen])
    onAdd(texts.added(chosen.toUpperCase()))
  }
  return (
    <>
      <div className={styles.add}>
        <SelectField label={texts.ANOTHER} value={chosen} options={options} onChange={setPicked} />
        <Button icon="plus" aria-disabled={!canAdd || undefined} onClick={add}>
          {texts.ADD}
        </Button>
      </div>
      {isFull && <p role="status">{texts.fullList(MAX_FAVORITES)}</p>}
    </>
  )
}

/** Up to 30 amounts: they come after the typed one. */
const List = memo(function List({ state }: { state: CurrencyState }) {
  const listed = useListed()
  const [change, setChange] = useState({ text: '', revision: 0 })
  const many = amountsIn(state, listed)
  const rows: readonly AmountIn[] =
    many.phase === 'success' ? many.rows : listed.map((code) => ({ code, value: null }))
  const announce = (text: string) => setChange(({ revision }) => ({ text, revision: revision + 1 }))
  const { loadForMany } = state
  const hasRates = state.rates.phase !== 'none'
  useEffect(() => {
    if (many.phase === 'no-rates' && !hasRates) loadForMany()
  }, [many.phase, hasRates, loadForMany])

  return (
    <Stack>
      <Note>{texts.summary(many, money(state.amount, state.from.toUpperCase()))}</Note>
      <RowList
        isWide
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
})

/** One amount in all currencies of a list that the visitor arranges. */
export default function ManyCurrencies() {
  return <List state={useDeferredValue(useCurrency())} />
}
