import { useCallback, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { dropSecondClick } from '#platform/second-click'

function closeByClick(dialog: HTMLDialogElement) {
  dropSecondClick()
  dialog.close()
}

function closeOutside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) closeByClick(currentTarget)
}

/**
 * A dialog that lies over the page for as long as its component is there; a press outside of its content
 * closes it, as Escape does.
 * @returns `dialog` for the element: its `ref` and handlers
 */
export function useModal(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const close = useCallback(() => ref.current && closeByClick(ref.current), [])
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Closed and opened anew, as a development build does with every effect.
    if (!currentTarget.open) onClosed()
  }
  return { dialog: { ref, onClick: closeOutside, onClose }, close }
}
