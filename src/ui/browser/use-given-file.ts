import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent as ReactPaste,
  type DragEvent,
} from 'react'

/**
 * For an element that takes files: dropped on it, or pasted anywhere on the page while it is not folded
 * away. `isOver`: a file is being dragged over it.
 */
export function useGivenFile(onFile: (file: File) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    function take(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? []
      // Another element of the page may have handled it.
      if (!file || event.defaultPrevented) return
      if (ref.current?.closest('details:not([open])')) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [onFile])

  const zone = {
    ref,
    // Where the focus is within it, before any other element.
    onPaste(event: ReactPaste) {
      const [file] = event.clipboardData.files
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
  return { zone, isOver }
}
