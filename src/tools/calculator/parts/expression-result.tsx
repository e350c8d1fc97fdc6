import type { ExpressionError } from '../../../lib/expression/tree'
import { Announce } from '../../../ui/feedback/announce'
import { Note } from '../../../ui/layout/note'
import { readingText, type ExpressionAnswer } from '../domain/expression-answer'
import { problemText, splitAtError } from '../domain/expression-problem'
import styles from './expression.module.css'
import { ResultLine } from './result-line'

interface ProblemProps {
  id: string
  text: string
  error: ExpressionError
}

/** What is wrong, in words, and the expression with its wrong part marked. */
function Problem({ id, text, error }: ProblemProps) {
  const { before, part, after } = splitAtError(text, error)
  return (
    <>
      <p id={id} className={styles.problem} role="alert">
        {problemText(text, error)}
      </p>
      <p className={styles.marked} aria-hidden="true">
        {before}
        <mark>{part || '\u00a0'}</mark>
        {after}
      </p>
    </>
  )
}

function notesOf(answer: ExpressionAnswer): string[] {
  const { result, keypad } = answer
  const order = keypad === null ? null : `Keypad, left to right: ${keypad}`
  return [order, result.ok ? readingText(answer) : null].filter((note) => note !== null)
}

interface Props {
  text: string
  answer: ExpressionAnswer | null
  /** What is wrong with a text once typing has stopped. */
  problem: ExpressionError | null
  /** Of what describes the field then. */
  problemId: string
  /** Whether the answer may be announced. */
  isJudged: boolean
}

export function ExpressionResult({ text, answer, problem, problemId, isJudged }: Props) {
  const notes = answer ? notesOf(answer) : []
  const shown = answer?.result.ok ? answer.result.value.text : null
  return (
    <div className={styles.result}>
      {problem && <Problem id={problemId} text={text} error={problem} />}
      {shown && <ResultLine text={shown} />}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <Announce text={isJudged && [shown && `= ${shown}`, ...notes].filter(Boolean).join('. ')} />
    </div>
  )
}
