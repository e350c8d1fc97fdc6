import type { ExpressionError } from '../../../lib/expression/tree'
import { Announce } from '../../../ui/feedback/announce'
import { Note } from '../../../ui/layout/note'
import type { ExpressionAnswer } from '../domain/expression-answer'
import { splitAtError } from '../domain/expression-problem'
import styles from './expression.module.css'

/** The expression with its wrong part marked; what is wrong with it stands at the field, in words. */
function MarkedError({ text, error }: { text: string; error: ExpressionError }) {
  const { before, part, after } = splitAtError(text, error)
  return (
    <p className={styles.marked} aria-hidden="true">
      {before}
      <mark>{part || '\u00a0'}</mark>
      {after}
    </p>
  )
}

function notesOf({ result, keypad, readAs }: ExpressionAnswer): string[] {
  return [
    ...(keypad === null ? [] : [`Keypad, left to right: ${keypad}`]),
    ...(result.ok && readAs.length > 0 ? [`Read as ${readAs.join(', ')}`] : []),
  ]
}

interface Props {
  text: string
  answer: ExpressionAnswer | null
  /** What is wrong with a text that is no more in the making. */
  problem: ExpressionError | null
  /** Whether the answer may be announced. */
  isJudged: boolean
}

export function ExpressionResult({ text, answer, problem, isJudged }: Props) {
  const notes = answer ? notesOf(answer) : []
  const shown = answer?.result.ok ? `= ${answer.result.value.text}` : null
  return (
    <div className={styles.result}>
      {problem && <MarkedError text={text} error={problem} />}
      {shown && <p className={`${styles.value} numerals`}>{shown}</p>}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <Announce text={isJudged && [shown, ...notes].filter(Boolean).join('. ')} />
    </div>
  )
}
