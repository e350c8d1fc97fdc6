import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { nameOf } from '../../domain/names'
import { money } from '../../money.en'
import { useCurrency } from '../../state'
import { Dated } from '../../view/dated'
import { moveFavorite, type AmountIn } from './domain'
import { arrange, useListed } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

interface Props extends AmountIn {
  /** There is no amount yet. */
  isPending: boolean
  onChange: (announcement: string) => void
}

/** The second click of a double one: another row is under the pointer by then. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1

/** What the buttons of a row do; the focus stays on one of them, goes to the next row's, or to what adds one. */
function useRowActions(code: string, onChange: Props['onChange']) {
  const listed = useListed()
  const label = code.toUpperCase()
  const moved = useRef<HTMLButtonElement>(null)
  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })

  function move(event: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    if (isRepeated(event)) return
    const arranged = moveFavorite(listed, code, by)
    moved.current = event.currentTarget
    arrange(arranged)
    onChange(texts.moved(label, arranged.indexOf(code) + 1, arranged.length))
  }
  function remove(event: MouseEvent<HTMLButtonElement>) {
    if (isRepeated(event)) return
    const item = event.currentTarget.closest('li')
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling
    const control =
      neighbor?.querySelector<HTMLElement>('button:last-of-type') ??
      item?.closest('section')?.querySelector('select')
    control?.focus()
    arrange(listed.filter((other) => other !== code))
    onChange(texts.removed(label))
  }
  return { move, remove, isFirst: code === listed[0], isLast: code === listed.at(-1) }
}

/** One currency of the list: its amount, and what changes its place. */
export function FavoriteRow({ code, value, otherDate, isPending, onChange }: Props) {
  const name = useCurrency((s) => nameOf(code, s.names))
  const { move, remove, isFirst, isLast } = useRowActions(code, onChange)
  const label = code.toUpperCase()
  return (
    <>
      <span className={styles.amount}>
        <strong>{money(value ?? texts.NONE, label)}</strong>
        <small>
          <Dated
            text={value === null && !isPending ? texts.NO_RATE : texts.nameAndDay(name, otherDate)}
          />
        </small>
      </span>
      <span className={styles.rowActions}>
        <Button
          variant="quiet"
          icon="chevron-down"
          className={styles.up}
          title={texts.moveUp(label)}
          aria-disabled={isFirst || undefined}
          onClick={(event) => move(event, -1)}
        />
        <Button
          variant="quiet"
          icon="chevron-down"
          title={texts.moveDown(label)}
          aria-disabled={isLast || undefined}
          onClick={(event) => move(event, 1)}
        />
        <Button variant="quiet" icon="x" title={texts.remove(label)} onClick={remove} />
      </span>
    </>
  )
}
