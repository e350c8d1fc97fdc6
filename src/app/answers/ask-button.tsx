import { useEffect, useRef, useState } from 'react'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { askWithKeys } from '../texts.en'
import { AskWaiting, type AskedEarly } from './ask-waiting'
import { useKeyName } from './use-key-name'

const loadPart = () => import('./box-loader').then(({ loadAskWindow }) => loadAskWindow())

/** @param onAsk by Ctrl K or Cmd K @param onBack on the way back or forth to another page */
function useShortcut(onAsk: () => void, onBack: () => void) {
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
    window.addEventListener('popstate', onBack, { signal: gone.signal })
    return () => gone.abort()
  }, [onAsk, onBack])
}

/** The button in the header, and the dialog that it and Ctrl K open; on the landing page they go to its field. */
export function AskButton() {
  // Counted: a dialog that was just closed may still be here while the next one opens.
  const [opening, setOpening] = useState(0)
  const keyName = useKeyName()
  const { part, state, fetch, needsReload } = useLazyPart(loadPart)
  const opener = useRef<Element>(null)
  const asked = useRef<AskedEarly>({ question: '', isEntered: false })
  const open = useStable(() => {
    const field = document.querySelector<HTMLElement>('[data-ask] input')
    if (field) return field.focus()
    fetch()
    if (opening && !part) return
    const focused = document.activeElement
    // The menu closes below the dialog, and what is in it can then have no focus.
    opener.current = focused?.closest('header details')?.querySelector('summary') ?? focused
    asked.current = { question: '', isEntered: false }
    setOpening(opening + 1)
  })
  // Another page lies below on the way back. The dialog closes by itself.
  useShortcut(
    open,
    useStable(() => !part && setOpening(0)),
  )
  const focusOpener = useStable(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  })
  const onClosed = () => setOpening((newest) => (newest === opening ? 0 : newest))
  return (
    <>
      <Button variant="quiet" icon="search" title={askWithKeys(keyName)} onClick={open} />
      {opening > 0 && part && (
        <part.AskWindow key={opening} {...{ asked, focusOpener, onClosed }} />
      )}
      {opening > 0 && !part && (
        <AskWaiting
          onAsked={(early) => void (asked.current = early)}
          hasFailed={state === 'failed'}
          needsReload={needsReload}
          onTryAgain={fetch}
          onClose={() => {
            focusOpener()
            onClosed()
          }}
          onLeave={onClosed}
        />
      )}
    </>
  )
}
