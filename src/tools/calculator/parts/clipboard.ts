import { useEffect } from 'react'
import { isField } from './keyboard'
import { useCalculator } from '../store'

const isTextSelected = () => getSelection()?.isCollapsed === false

/** Ctrl+C gives the display, Ctrl+V takes a number. Fields and selected text are the browser's. */
export function useClipboard(): void {
  useEffect(() => {
    function handleCopy(event: ClipboardEvent) {
      if (isField(event.target) || isTextSelected()) return
      event.clipboardData?.setData('text/plain', useCalculator.getState().copy())
      event.preventDefault()
    }
    function handlePaste(event: ClipboardEvent) {
      if (isField(event.target)) return
      useCalculator.getState().paste(event.clipboardData?.getData('text/plain') ?? '')
      event.preventDefault()
    }
    const gone = new AbortController()
    document.addEventListener('copy', handleCopy, { signal: gone.signal })
    document.addEventListener('paste', handlePaste, { signal: gone.signal })
    return () => gone.abort()
  }, [])
}
