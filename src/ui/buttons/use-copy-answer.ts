import { useEffect, useState } from 'react'

/** How long the answer stands. */
const ANSWER_MS = 2000

export type CopyAnswer = 'copied' | 'failed' | null

export const COPY_TEXTS = { copied: 'Copied', failed: 'Copy failed' }

interface Answer {
  text: CopyAnswer
  at: number
  value: string | undefined
}

/**
 * Copies and keeps the answer for a while, counted from the last copy.
 * @param onCopy whether the text is on the clipboard now; must not reject
 * @param value what is copied, where that may change: the answer is that of this value alone
 */
export function useCopyAnswer(onCopy: () => Promise<boolean>, value?: string) {
  const [answer, setAnswer] = useState<Answer>({ text: null, at: 0, value })
  useEffect(() => {
    if (answer.text === null) return
    const timer = setTimeout(setAnswer, ANSWER_MS, { ...answer, text: null })
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    const text = (await onCopy()) ? 'copied' : 'failed'
    setAnswer(({ at }) => ({ text, at: at + 1, value }))
  }
  return { answer: answer.value === value ? answer.text : null, copy: () => void copy() }
}
