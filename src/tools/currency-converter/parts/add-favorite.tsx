import { useMemo, useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { SelectField } from '../../../ui/fields/field'
import { labelOf } from '../domain/currency-names'
import { isFull, MAX_FAVORITES, withFavorite } from '../domain/favorites'
import { useCurrency } from '../store'
import { changeOptions, useCurrencyOptions } from '../store-options'
import styles from './extras.module.css'

/** Chooses one of the currencies that are not in the list yet. */
export function AddFavorite({ onAdd }: { onAdd: (announcement: string) => void }) {
  const names = useCurrency((s) => s.names)
  const favorites = useCurrencyOptions((s) => s.favorites)
  const [picked, setPicked] = useState('')
  const options = useMemo(
    () =>
      [...names]
        .filter(([code]) => !favorites.includes(code))
        .map(([code, name]) => ({ value: code, text: labelOf(code, name) })),
    [names, favorites],
  )
  const chosen = options.some(({ value }) => value === picked) ? picked : options[0]?.value

  function add() {
    if (chosen === undefined || isFull(favorites)) return
    changeOptions({ favorites: withFavorite(favorites, chosen) })
    onAdd(`${chosen.toUpperCase()} added`)
  }
  return (
    <>
      <div className={styles.add}>
        <SelectField
          label="Another currency"
          value={chosen ?? ''}
          options={options}
          onChange={setPicked}
        />
        <Button
          icon="plus"
          aria-disabled={isFull(favorites) || chosen === undefined || undefined}
          onClick={add}
        >
          Add
        </Button>
      </div>
      {isFull(favorites) && <p role="status">{`The list holds ${MAX_FAVORITES} at most.`}</p>}
    </>
  )
}
