import { useEffect, useRef } from 'react'

/** Takes a file that is pasted anywhere on the page while the element is in view of the page's layout. */
export function usePastedFile(onFile: (file: File) => void) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function take(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? []
      // Folded, it has no boxes.
      if (!file || !ref.current?.getClientRects().length) return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [onFile])
  return ref
}
