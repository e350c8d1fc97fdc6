import { useEffect, useRef, type RefObject } from 'react'

/**
 * Escape, and a press or focus outside, take the answers away; the field keeps what was typed.
 * @param onDismiss null: a dialog does that itself
 */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onDismiss: (() => void) | null,
): void {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  }, [onDismiss])
  useEffect(() => {
    function leave({ target }: Event) {
      if (target instanceof Node && !frame.current?.contains(target)) dismiss.current?.()
    }
    function escape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || !dismiss.current) return
      // What has the focus is about to go.
      if (frame.current?.contains(document.activeElement)) field.current?.focus()
      dismiss.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [frame, field])
}
