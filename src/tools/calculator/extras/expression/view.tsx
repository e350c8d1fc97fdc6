import { useEffect, useId, useMemo, useRef, useState, type Ref, type RefObject } from 'react'
import { isOutOfRange } from '#lib/expression/tree'
import { figures, plainFigures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { SwitchField } from '#ui/fields/checkbox-field'
import { Stack } from '#ui/layout/columns'
import { FieldColumns } from '#ui/layout/field-columns'
import { Note } from '#ui/layout/note'
import { angleOf, enterExpression } from './domain/enter-expression'
import { answerExpression } from './domain/answer'
import { RADIANS } from '../../domain/notation'
import { useCalculator } from '../../state'
import { useLine, useLongSum } from './state'
import { EarlierCalculations } from './earlier-calculations'
import { ExpressionResult } from './expression-result'
import { LongSum } from './long-sum'
import { readingText } from './notes'
import * as texts from './texts.en'
import styles from './view.module.css'

/** Puts a piece at the caret of a field, in place of what is selected there, and the focus behind it. */
function insert(field: HTMLInputElement | null, piece: (isAlone: boolean) => string): void {
  if (!field) return
  const { selectionStart, selectionEnd, value } = field
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  const isAlone = value.slice(0, start) + value.slice(end) === ''
  field.setRangeText(piece(isAlone), start, end, 'end')
  // React compares the next edit with the text of the last such event.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.focus()
}

/** Kept for the next visit: the history, and the unit of angles. */
function Switches() {
  const keeps = useCalculator((s) => s.keepsHistory)
  const setKeeps = useCalculator((s) => s.setKeepsHistory)
  const angle = useCalculator((s) => s.calculator.angle)
  const chooseAngle = useCalculator((s) => s.chooseAngle)
  return (
    <FieldColumns>
      <SwitchField
        {...texts.RADIANS}
        checked={angle === 'radians'}
        onChange={(isOn) => chooseAngle(isOn ? 'radians' : 'degrees')}
      />
      <SwitchField {...texts.KEEP_HISTORY} checked={keeps} onChange={setKeeps} />
    </FieldColumns>
  )
}

/** Whether typing has stopped: after a pause, or by Enter. `attempt` counts these. */
function useJudged(text: string) {
  const rested = useRested(text)
  const [{ submitted, attempt }, setSubmitted] = useState({ submitted: '', attempt: 0 })
  const judge = () => setSubmitted({ submitted: text, attempt: attempt + 1 })
  return { isJudged: text === rested || text === submitted, judge, attempt }
}

/** Does what a text is for that the keypad or a link has put into the line. */
function useLineTask(input: RefObject<HTMLInputElement | null>, submit: () => void) {
  const lineInput = useCalculator((s) => s.lineInput)
  const task = useLine((s) => s.task)
  const takeInput = useLine((s) => s.takeInput)
  const takeTask = useLine((s) => s.takeTask)
  const act = useStable(() => {
    const now = takeTask()
    const field = input.current
    if (!now || !field) return
    // The result of a link's sum stands below the field; with the focus, a phone's keyboard would cover it.
    if (now === 'show') return field.form?.scrollIntoView({ block: 'center' })
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
    if (now === 'enter') submit()
  })
  useEffect(takeInput, [lineInput, takeInput])
  // What holds the line is unfolded within the same task: the focus goes to nothing that is hidden.
  useEffect(() => {
    if (task) queueMicrotask(act)
  }, [task, act])
}

interface FormProps {
  input: Ref<HTMLInputElement>
  /** The id of the text about what is wrong; null: nothing is. */
  problemId: string | null
  onEnter: () => void
}

function ExpressionForm({ input, problemId, onEnter }: FormProps) {
  const text = useLine((s) => s.text)
  const edit = useLine((s) => s.edit)
  const angle = useCalculator((s) => s.calculator.angle)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <TextField
        ref={input}
        label={texts.EXPRESSION}
        hint={texts.HINTS[angle]}
        value={text}
        {...UNCORRECTED}
        enterKeyHint="done"
        onChange={(event) => edit(event.target.value)}
        {...(problemId !== null && { 'aria-invalid': true, 'aria-describedby': problemId })}
        beside={<Button type="submit">{texts.ENTER}</Button>}
      />
    </form>
  )
}

export default function ExpressionLine() {
  const text = useLine((s) => s.text)
  const enter = useLine((s) => s.enter)
  const entries = useLine((s) => s.entries)
  const angle = useCalculator((s) => s.calculator.angle)
  const chooseAngle = useCalculator((s) => s.chooseAngle)
  const enterLong = useLongSum((s) => s.enter)
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const { isJudged, judge, attempt } = useJudged(text)
  const answer = useMemo(() => answerExpression(text, angle), [text, angle])
  const result = answer?.result
  const isLong = result?.ok === false && isOutOfRange(result.error)
  const problem = isJudged && !isLong && result && !result.ok ? result.error : null

  function submit() {
    judge()
    if (result?.ok) enter((state) => enterExpression(state, plainFigures(text), result.value.value))
    if (result?.ok || (isLong && enterLong(text, angle))) input.current?.select()
  }
  useLineTask(input, submit)
  function insertExpression(shown: string) {
    const expression = figures(shown.replaceAll(RADIANS, ''))
    const itsAngle = angleOf(shown)
    if (itsAngle) chooseAngle(itsAngle)
    insert(input.current, (isAlone) => (isAlone ? expression : `(${expression})`))
  }
  return (
    <>
      <div className={styles.columns}>
        <Stack>
          <ExpressionForm input={input} problemId={problem && problemId} onEnter={submit} />
          {isLong ? (
            <LongSum
              key={text}
              text={text}
              readAs={answer && readingText(answer.readAs)}
              isJudged={isJudged}
              attempt={attempt}
            />
          ) : (
            <ExpressionResult {...{ text, answer, problem, problemId, isJudged, attempt }} />
          )}
        </Stack>
        <EarlierCalculations
          onExpression={insertExpression}
          onResult={(shown) => insert(input.current, () => figure(shown))}
        />
      </div>
      <Announce text={entries > 0 && texts.ENTERED} revision={entries} />
      <Switches />
      <Note>{texts.FURTHER_KEYS}</Note>
    </>
  )
}
