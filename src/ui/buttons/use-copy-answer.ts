import { useEffect, useState } from 'react'

/** How long the answer stands. */
const ANSWER_MS = 2000

export type CopyAnswer = 'copied' | 'failed' | null

export const COPY_TEXTS = { copied: 'Copied', failed: 'Copy failed' }

/**
 * Copies and keeps the answer for a while, counted from the last copy.
 * @param onCopy whether the text is on the clipboard now; must not reject
 */
export function useCopyAnswer(onCopy: () => Promise<boolean>) {
  const [answer, setAnswer] = useState<{ text: CopyAnswer; at: number }>({ text: null, at: 0 })
  useEffect(() => {
    if (answer.text === null) return
    const timer = setTimeout(setAnswer, ANSWER_MS, { text: null, at: answer.at })
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    const text = (await onCopy()) ? 'copied' : 'failed'
    setAnswer(({ at }) => ({ text, at: at + 1 }))
  }
  return { answer: answer.text, copy: () => void copy() }
}
