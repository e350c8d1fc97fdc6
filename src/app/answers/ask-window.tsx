import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useModal } from '#ui/browser/use-modal'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { AnswerBox } from './answer-box'
import type { AskedEarly } from './ask-waiting'
import styles from './ask-window.module.css'
import { addHistoryEntry } from './history-entry'
import { ASK_LABEL } from '../texts.en'
import { START } from './start-rows'
import { CLOSE } from './texts.en'

interface AskWindowProps {
  /** What was typed before the dialog was loaded. */
  asked: RefObject<AskedEarly>
  /** Puts the focus where it was before the question: there the dialog gives it back. */
  focusOpener: () => void
  onClosed: () => void
}

/** The field that answers, in a dialog over any page. */
export function AskWindow({ asked, focusOpener, onClosed }: AskWindowProps) {
  useLayoutEffect(focusOpener, [focusOpener])
  const goBack = useRef<ReturnType<typeof addHistoryEntry>>(null)
  const { dialog, close } = useModal(() => {
    goBack.current?.()
    onClosed()
  })
  // When it is opened again at once, the next dialog replaces this one before its `close` event: the entry goes then too.
  const onBack = useStable(onClosed)
  useEffect(() => {
    const back = (goBack.current = addHistoryEntry(onBack))
    return () => back()
  }, [onBack])
  const focused = useRef(0)
  function leave(goOn: () => void) {
    close()
    goBack.current?.(goOn)
    // The heading of the page takes the focus next: until then a second Enter is for nothing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  // Not in the header, whose styles are for its own buttons.
  return createPortal(
    <dialog {...dialog} className={styles.dialog} aria-label={ASK_LABEL}>
      <AnswerBox
        asked={asked}
        focused={focused}
        corner={<Button variant="glass" icon="x" title={CLOSE} onClick={close} />}
        start={START}
        onLeave={leave}
      />
    </dialog>,
    document.body,
  )
}
