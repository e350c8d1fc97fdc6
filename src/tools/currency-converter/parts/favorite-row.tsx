import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Button } from '../../../ui/buttons/button'
import { nameOf } from '../domain/currency-names'
import type { AmountIn } from '../domain/many'
import { moveFavorite } from '../domain/options'
import { useCurrency } from '../store'
import { changeOptions, useCurrencyOptions } from '../store-options'
import styles from './extras.module.css'

interface Props extends AmountIn {
  isFirst: boolean
  isLast: boolean
  /** There is no amount yet. */
  isPending: boolean
  onChange: (announcement: string) => void
  /** The last row is gone. */
  onEmpty: () => void
}

/** The second click of a double one: another row is under the pointer by then. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1

const favoritesNow = () => useCurrencyOptions.getState().favorites

/** What the buttons of a row do; the focus stays on one of them, or goes to the next row's. */
function useRowActions({ code, onChange, onEmpty }: Pick<Props, 'code' | 'onChange' | 'onEmpty'>) {
  const label = code.toUpperCase()
  const moved = useRef<HTMLButtonElement>(null)
  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })

  function move(event: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    if (isRepeated(event)) return
    const favorites = moveFavorite(favoritesNow(), code, by)
    moved.current = event.currentTarget
    changeOptions({ favorites })
    onChange(`${label} is ${favorites.indexOf(code) + 1} of ${favorites.length}`)
  }
  function remove(event: MouseEvent<HTMLButtonElement>) {
    if (isRepeated(event)) return
    const item = event.currentTarget.closest('li')
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    const button = neighbor?.querySelector<HTMLElement>('button:last-of-type')
    if (button) button.focus()
    else onEmpty()
    changeOptions({ favorites: favoritesNow().filter((other) => other !== code) })
    onChange(`${label} removed`)
  }
  return { move, remove }
}

/** One currency of the list: its amount, and what changes its place. */
export function FavoriteRow({ code, value, ...row }: Props) {
  const name = useCurrency((s) => nameOf(code, s.names))
  const { isFirst, isLast, isPending, onChange, onEmpty } = row
  const { move, remove } = useRowActions({ code, onChange, onEmpty })
  const label = code.toUpperCase()
  return (
    <>
      <span className={styles.amount}>
        <strong>{`${value ?? '–'} ${label}`}</strong>
        <small>{value === null && !isPending ? 'No rate at hand' : name}</small>
      </span>
      <span className={styles.rowActions}>
        <Button
          variant="quiet"
          icon="chevron-down"
          className={styles.up}
          title={`Move ${label} up`}
          aria-disabled={isFirst || undefined}
          onClick={(event) => move(event, -1)}
        />
        <Button
          variant="quiet"
          icon="chevron-down"
          title={`Move ${label} down`}
          aria-disabled={isLast || undefined}
          onClick={(event) => move(event, 1)}
        />
        <Button variant="quiet" icon="x" title={`Remove ${label}`} onClick={remove} />
      </span>
    </>
  )
}
