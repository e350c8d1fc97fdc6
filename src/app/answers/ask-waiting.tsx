import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '#ui/browser/is-composing'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { LOADING } from '#ui/texts.en'
import styles from '../site-notice-bar.module.css'
import { ANSWERS_NOT_LOADED, ASK_LABEL } from '../texts.en'

/** The longest question, in characters. */
export const LONGEST_QUESTION = 1000

/** What was typed before the code of the box was loaded. */
export interface AskedEarly {
  question: string
  /** Enter was pressed after it: the answer opens as soon as there is one. */
  isEntered: boolean
  /** The examples of all tools were asked for. */
  wantsHelp?: boolean
}

interface Props {
  onAsked: (asked: AskedEarly) => void
  hasFailed: boolean
  needsReload: boolean | undefined
  onTryAgain: () => void
  onClose: () => void
  /** The visitor has gone on to something else. */
  onLeave: () => void
}

/**
 * Shown in place of the dialog while its code loads, and with the reason where it cannot be loaded. The field has the
 * focus at once, so that the next key goes to the question, not to the page.
 */
export function AskWaiting(props: Props) {
  const { onAsked, hasFailed, needsReload, onTryAgain, onClose, onLeave } = props
  const field = useRef<HTMLInputElement>(null)
  const focus = () => field.current?.focus({ preventScroll: true })
  useLayoutEffect(focus, [])
  const isLong = useDelayedBusy(!hasFailed)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && event.target === field.current) {
      onAsked({ question: field.current.value, isEntered: true })
    }
    if (event.key !== 'Escape') return
    // Escape closes this field only: the page's own shortcut clears its input.
    event.stopPropagation()
    onClose()
  }
  // Outside of the header, whose styles are for its own buttons.
  return createPortal(
    <div
      role="presentation"
      className={hasFailed || isLong ? styles.bar : 'visually-hidden'}
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <input
        ref={field}
        aria-label={ASK_LABEL}
        {...UNCORRECTED}
        maxLength={LONGEST_QUESTION}
        onChange={({ target }) => onAsked({ question: target.value, isEntered: false })}
      />
      <span role="alert">{hasFailed ? ANSWERS_NOT_LOADED : isLong && LOADING}</span>
      {hasFailed && (
        <TryAgainButton
          needsReload={needsReload}
          onClick={() => {
            // The pressed button is removed.
            focus()
            onTryAgain()
          }}
        />
      )}
    </div>,
    document.body,
  )
}
