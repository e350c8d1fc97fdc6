import { AnswerBox, type AnswerBoxProps } from './answer-box'
import { AskWindow, type AskWindowProps } from './ask-window'

/** The box in a dialog or in place of the field on the page: one file for both. */
export function Box(props: AskWindowProps | AnswerBoxProps) {
  return 'onClosed' in props ? <AskWindow {...props} /> : <AnswerBox {...props} />
}
