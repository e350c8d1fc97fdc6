import type { RefObject } from 'react'
import { AnswerBox } from './answer-box'
import { AskWindow } from './ask-window'

type Props =
  | { onClosed: () => void }
  | {
      question: string
      onQuestion: (question: string) => void
      takesFocus: RefObject<boolean>
    }

/** The box in a dialog or in place of the field on the page: one file for both. */
export function Box(props: Props) {
  return 'onClosed' in props ? <AskWindow {...props} /> : <AnswerBox {...props} />
}
