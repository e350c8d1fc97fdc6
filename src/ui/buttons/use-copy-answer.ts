import { useEffect, useState } from 'react'
import { copyText } from '#platform/clipboard'
import { copied } from '#platform/decimal-comma'
import { COPIED } from '../texts.en'

/** The button shows for so long whether it has copied. */
const ANSWER_MS = 2000

export type CopyAnswer = 'copied' | 'failed' | null

interface Answer {
  answer: CopyAnswer
  at: number
  value: string
}

/**
 * Copies and keeps the answer for a while, counted from the last copy.
 * @param value what is copied, with plain decimals: where it changes, the answer is that of this value alone
 * @param onCopy in place of it; whether the text is on the clipboard now; must not reject
 */
export function useCopyAnswer(
  value: string,
  onCopy = () => copyText(copied(value)),
  beforeCopy?: () => void,
) {
  const [last, setLast] = useState<Answer>({ answer: null, at: 0, value })
  useEffect(() => {
    if (last.answer === null) return
    const timer = setTimeout(setLast, ANSWER_MS, { ...last, answer: null })
    return () => clearTimeout(timer)
  }, [last])

  const copy = async () => {
    beforeCopy?.()
    const answer = (await onCopy()) ? 'copied' : 'failed'
    setLast(({ at }) => ({ answer, at: at + 1, value }))
  }
  const answer = last.value === value ? last.answer : null
  return { answer, text: answer && COPIED[answer], revision: last.at, copy: () => void copy() }
}
