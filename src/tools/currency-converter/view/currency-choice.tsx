import { useRef, useState } from 'react'
import { useDismissal } from '#ui/browser/use-dismissal'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { Button } from '#ui/buttons/button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useCurrency } from '../store'
import { CurrencySelect } from './currency-select'
import styles from './currency-choice.module.css'

const loadSearch = () => import('../extras/search/combobox')

function LoadingNote({ state }: { state: ReturnType<typeof useLazyPart>['state'] }) {
  const showBusy = useDelayedBusy(state === 'loading')
  return (
    <p role="status" className={styles.loading}>
      {showBusy && 'Loading the search...'}
      {state === 'failed' && 'The search could not be loaded. Choose from the list.'}
    </p>
  )
}

/** The currency of one side: a select, and beside it a button that puts a search in its place. */
export function CurrencyChoice({ side }: { side: 'from' | 'to' }) {
  const select = useCurrency((s) => (side === 'from' ? s.selectFrom : s.selectTo))
  const [isOpen, setOpen] = useState(false)
  const { part, state, fetch } = useLazyPart(loadSearch)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const label = side === 'from' ? 'From' : 'To'
  const name = `Search a currency: ${label}`
  const close = (byKey: boolean) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  }
  // Also before the search has come: it would take the focus from what the visitor has gone on to.
  useDismissal(frame, isOpen ? close : null)
  const choose = (code: string) => {
    close(true)
    select(code)
  }
  return (
    <div ref={frame} className={styles.choice}>
      <CurrencySelect label={label} side={side} onChange={select} />
      <Button
        ref={button}
        variant="glass"
        icon={isOpen ? 'x' : 'search'}
        className={styles.opener}
        title={isOpen ? 'Close search' : name}
        aria-expanded={isOpen}
        onPointerEnter={fetch}
        onFocus={fetch}
        onPointerDown={fetch}
        onClick={() => {
          fetch()
          setOpen(!isOpen)
        }}
      />
      {isOpen && part && (
        <div className={styles.search}>
          <part.CurrencySearch label={name} onChoose={choose} />
        </div>
      )}
      <LoadingNote state={isOpen ? state : 'none'} />
    </div>
  )
}
