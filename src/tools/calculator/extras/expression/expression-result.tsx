import type { ExpressionError } from '#lib/expression/tree'
import { splitAtError, type ExpressionAnswer } from './domain/answer'
import { problemText, readingText } from './notes'
import { Result } from './result'
import * as texts from './texts.en'
import styles from './view.module.css'

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

interface Props {
  text: string
  answer: ExpressionAnswer | null
  /** What is wrong with a text once typing has stopped. */
  problem: ExpressionError | null
  /** The id of what describes the field then. */
  problemId: string
  /** Whether typing has stopped. */
  isJudged: boolean
  /** Changes where what is wrong is to be announced again. */
  attempt: number
}

export function ExpressionResult({ text, answer, problem, problemId, isJudged, attempt }: Props) {
  const value = answer?.result.ok ? answer.result.value : null
  const keypad = answer?.keypad
  const radians = answer?.radians
  const notes = [
    radians ? texts.inRadians(radians) : null,
    keypad ? texts.keypadGives(keypad) : null,
    answer && value && readingText(answer.readAs),
  ]
  return (
    <div className={text === '' ? undefined : styles.result}>
      {problem && <Problem key={attempt} id={problemId} text={text} error={problem} />}
      <Result result={value} notes={notes} isAnnounced={isJudged} />
    </div>
  )
}
