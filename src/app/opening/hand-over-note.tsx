import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Tool } from '../../tools/tool'
import { failedHandOver, forgetFailure } from './hand-over'

/** Shown on the page that a text from the box was meant for, as long as it stays open. */
export function HandOverNote({ tool }: { tool: Tool }) {
  const failed = useStore(failedHandOver)
  useEffect(() => () => forgetFailure(tool), [tool])
  return (
    failed === tool && (
      <p role="alert">What you opened here could not be filled in. Open it from the box again.</p>
    )
  )
}
