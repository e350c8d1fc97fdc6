import { useEffect, type RefObject } from 'react'
import { isComposing } from './is-composing'
import { useStable } from './use-stable'

/**
 * Escape, and a press or focus outside of a frame, take away what lies over the page.
 * @param onDismiss `byKey`: by Escape, so that the focus is to stay. Null: there is nothing, or a dialog does that itself
 */
export function useDismissal(
  frame: RefObject<HTMLElement | null>,
  onDismiss: ((byKey: boolean) => void) | null,
): void {
  const canDismiss = onDismiss !== null
  const dismiss = useStable((byKey: boolean) => onDismiss?.(byKey))
  useEffect(() => {
    if (!canDismiss) return
    function leave({ target }: Event) {
      if (target instanceof Node && !frame.current?.contains(target)) dismiss(false)
    }
    /** A finger presses where it is lifted: one that scrolls the page is cancelled before. */
    function press(event: PointerEvent) {
      const isFinger = event.pointerType === 'touch'
      if (event.type === (isFinger ? 'pointerup' : 'pointerdown')) leave(event)
    }
    function escape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event)) return
      // A dialog over the frame closes itself. On a slow device it may come before the page has noticed that the frame
      // is open.
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null
      if (dialog && !dialog.contains(frame.current)) return
      event.preventDefault()
      dismiss(true)
    }
    const gone = new AbortController()
    const { signal } = gone
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('pointerup', press, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener('keydown', escape, { signal })
    return () => gone.abort()
  }, [frame, canDismiss, dismiss])
}
