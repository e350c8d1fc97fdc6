import { useCallback, useEffect, useState } from 'react'
import { useLazyPart } from '../../ui/browser/use-lazy-part'
import { Button } from '../../ui/buttons/button'
import styles from '../site-notice-bar.module.css'
import { ASK_LABEL, NOT_LOADED } from './ask-texts'

const loadPart = () => import('./box-loader').then(({ loadBox }) => loadBox())

/** Ctrl K or Cmd K. */
function useAskKey(onAsk: () => void) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      // Unless another dialog lies over the page.
      if (!document.querySelector('dialog[open]')) onAsk()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [onAsk])
}

/** The button in the header, and the dialog that it and Ctrl K open; on the landing page they go to its field. */
export function AskButton() {
  const [isOpen, setOpen] = useState(false)
  const { part, state, fetch } = useLazyPart(loadPart)
  const open = useCallback(() => {
    const field = document.querySelector<HTMLElement>('[data-ask] input')
    if (field) return field.focus()
    fetch()
    setOpen(true)
  }, [fetch])
  useAskKey(open)
  return (
    <>
      <Button
        variant="quiet"
        icon="search"
        aria-label={ASK_LABEL}
        title={`${ASK_LABEL} (Ctrl K)`}
        onClick={open}
      />
      {isOpen && part && <part.Box onClosed={() => setOpen(false)} />}
      {isOpen && state === 'failed' && (
        <p role="alert" className={styles.bar}>
          {NOT_LOADED} <Button onClick={fetch}>Try again</Button>
        </p>
      )}
    </>
  )
}
