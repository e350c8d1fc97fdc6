import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/buttons/button'
import { useDelayedBusy } from '../../ui/feedback/use-delayed-busy'
import styles from '../site-notice-bar.module.css'
import { ASK_LABEL, NOT_LOADED } from './ask-texts'

/** What was typed before the code of the box had come. */
export interface AskedEarly {
  question: string
  /** Enter was pressed behind it: the answer opens when it comes. */
  isEntered: boolean
}

interface Props {
  onAsked: (asked: AskedEarly) => void
  hasFailed: boolean
  onTryAgain: () => void
  onClose: () => void
}

/**
 * In place of the dialog until its code has come, with the reason where it did not. The field has the focus from the
 * first moment: the next key is for the question, not for the page.
 */
export function AskWaiting({ onAsked, hasFailed, onTryAgain, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const focus = () => field.current?.focus({ preventScroll: true })
  useLayoutEffect(focus, [])
  const isLong = useDelayedBusy(!hasFailed)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.target === field.current) {
      onAsked({ question: field.current.value, isEntered: true })
    }
    if (event.key !== 'Escape') return
    // It closes this and clears nothing of the page.
    event.stopPropagation()
    onClose()
  }
  // Not in the header, whose styles are for its own buttons.
  return createPortal(
    <div
      role="presentation"
      className={hasFailed || isLong ? styles.bar : 'visually-hidden'}
      onKeyDown={handleKeyDown}
    >
      <input
        ref={field}
        aria-label={ASK_LABEL}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onAsked({ question: target.value, isEntered: false })}
      />
      <span role="alert">{hasFailed ? NOT_LOADED : isLong && 'Loading...'}</span>
      {hasFailed && (
        <Button
          onClick={() => {
            // The button goes.
            focus()
            onTryAgain()
          }}
        >
          Try again
        </Button>
      )}
    </div>,
    document.body,
  )
}
