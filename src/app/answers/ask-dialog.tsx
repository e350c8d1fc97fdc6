import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useOnline } from '#ui/browser/use-online'
import { useModal } from '#ui/browser/use-modal'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { LOADING } from '#ui/texts.en'
import { ANSWERS_NOT_LOADED, ASK_LABEL, ASK_OR_PICK, CLOSE_BOX } from '../texts.en'
import noticeStyles from '../site-notice-bar.module.css'
import { Box } from './box'
import { addHistoryEntry } from './history-entry'
import { loadAnswering } from './load-answering'

interface Props {
  /** Puts the focus where it was before the question: there the dialog gives it back. */
  focusOpener: () => void
  onClosed: () => void
}

/**
 * The box in a dialog over any page. Its field is there and has the focus at once, so that the next key goes to the
 * question, not to the page; the window around it comes with the code that answers.
 */
export function AskDialog({ focusOpener, onClosed }: Props) {
  useLayoutEffect(focusOpener, [focusOpener])
  const { part, state, fetchPart, needsReload } = useLazyPart(loadAnswering)
  // Once: where it fails, the visitor tries again.
  const load = useStable(fetchPart)
  useEffect(() => load(), [load])
  const hasFailed = state === 'failed'
  useOnline(hasFailed, fetchPart)
  const goBack = useRef<ReturnType<typeof addHistoryEntry>>(null)
  const { dialog, close } = useModal(() => {
    goBack.current?.()
    onClosed()
  })
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  // When it is opened again at once, the next dialog replaces this one before its `close` event: the entry goes then too.
  const onBack = useStable(onClosed)
  useEffect(() => {
    const back = (goBack.current = addHistoryEntry(onBack))
    return () => back()
  }, [onBack])
  function leave(goOn: () => void) {
    close()
    goBack.current?.(goOn)
    // The heading of the page takes the focus next: until then a second Enter is for nothing.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const isLong = useDelayedBusy(!part && !hasFailed)
  const waitingLook = hasFailed || isLong ? noticeStyles.bar : 'visually-hidden'
  const waiting = (
    <>
      <span role="alert">{hasFailed ? ANSWERS_NOT_LOADED : isLong && LOADING}</span>
      {hasFailed && (
        <TryAgainButton
          needsReload={needsReload}
          onClick={() => {
            // The pressed button is removed, so the field takes the focus.
            field.current?.focus()
            fetchPart()
          }}
        />
      )}
    </>
  )
  // Not in the header, whose styles are for its own buttons.
  return createPortal(
    <dialog
      {...dialog}
      className={part?.answering.dialogLook ?? waitingLook}
      aria-label={ASK_LABEL}
    >
      <Box
        answering={part?.answering ?? null}
        onNeed={() => undefined}
        field={field}
        placeholder={ASK_OR_PICK}
        corner={<Button variant="glass" icon="x" title={CLOSE_BOX} onClick={close} />}
        atRest={() =>
          part?.answering.windowOf({}, true) ?? {
            className: '',
            style: undefined,
            line: {},
            body: waiting,
          }
        }
        Below={part?.answering.GoingOn}
        inDialog
        onLeave={leave}
      />
    </dialog>,
    document.body,
  )
}
