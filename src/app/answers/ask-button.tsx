import { useEffect, useRef, useState } from 'react'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { askWithKeys } from '../texts.en'
import { AskDialog } from './ask-dialog'
import { useKeyName } from './use-key-name'

/** @param onAsk by Ctrl K or Cmd K */
function useShortcut(onAsk: () => void) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      event.preventDefault()
      // Another dialog that lies over the page keeps the keys.
      if (!document.querySelector('dialog[open]')) onAsk()
    }
    const gone = new AbortController()
    window.addEventListener('keydown', handleKeyDown, { signal: gone.signal })
    return () => gone.abort()
  }, [onAsk])
}

/** The button in the header, and the dialog that it and Ctrl K open; on the landing page they go to its field. */
export function AskButton() {
  // Counted: a dialog that was just closed may still be here while the next one opens.
  const [opening, setOpening] = useState(0)
  const keyName = useKeyName()
  const opener = useRef<Element>(null)
  const open = useStable(() => {
    const field = document.querySelector<HTMLElement>('[data-ask] input')
    if (field) return field.focus()
    const focused = document.activeElement
    // The menu closes below the dialog, and what is in it can then have no focus.
    opener.current = focused?.closest('header details')?.querySelector('summary') ?? focused
    setOpening(opening + 1)
  })
  useShortcut(open)
  const focusOpener = useStable(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  })
  const onClosed = () => setOpening((newest) => (newest === opening ? 0 : newest))
  return (
    <>
      <Button variant="quiet" icon="search" title={askWithKeys(keyName)} onClick={open} />
      {opening > 0 && <AskDialog key={opening} {...{ focusOpener, onClosed }} />}
    </>
  )
}
