import { useRef, useState } from 'react'
import { useDismissal } from '#ui/browser/use-dismissal'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { Button } from '#ui/buttons/button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { useCurrency } from '../../state'
import type { SearchOpenerProps } from '../../view/currency-select'
import * as texts from '../texts.en'
import styles from './slot.module.css'

const loadSearch = () => import('./combobox')

function LoadingNote({ state }: { state: ReturnType<typeof useLazyPart>['state'] }) {
  const showBusy = useDelayedBusy(state === 'loading')
  return (
    <p role="status" className={styles.loading}>
      {showBusy && texts.LOADING_SEARCH}
      {state === 'failed' && texts.SEARCH_FAILED}
    </p>
  )
}

/** A button that puts a search over its select. */
export function SearchOpener({ side, label, children }: SearchOpenerProps) {
  const select = useCurrency((s) => (side === 'from' ? s.selectFrom : s.selectTo))
  const [isOpen, setOpen] = useState(false)
  const { part, state, fetchPart } = useLazyPart(loadSearch)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const name = texts.searchName(label)
  const close = (byKey: boolean) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  }
  // It may be dismissed before the search has come, which would take the focus from what the visitor has gone on to.
  useDismissal(frame, isOpen ? close : null)
  const choose = (code: string) => {
    close(true)
    select(code)
  }
  return (
    <div ref={frame} className={styles.choice}>
      {children}
      <Button
        ref={button}
        variant="glass"
        icon={isOpen ? 'x' : 'search'}
        className={styles.opener}
        title={isOpen ? texts.CLOSE_SEARCH : name}
        aria-expanded={isOpen}
        onPointerEnter={fetchPart}
        onFocus={fetchPart}
        onPointerDown={fetchPart}
        onClick={() => {
          fetchPart()
          setOpen(!isOpen)
        }}
      />
      {isOpen && part && (
        <div className={styles.search}>
          <part.default label={name} onChoose={choose} />
        </div>
      )}
      <LoadingNote state={isOpen ? state : 'none'} />
    </div>
  )
}
