import { useComboboxStore } from '@ariakit/react/combobox'
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { isComposing } from '#ui/browser/is-composing'
import { useAvailableHeight } from '#ui/browser/use-available-height'
import { useDismissal } from '#ui/browser/use-dismissal'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { classNames } from '#ui/class-names'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { ASK_PLACEHOLDER, WHAT_CAN_I_ASK } from '../texts.en'
import styles from './answer-list.module.css'
import { AnswerList } from './answer-list'
import { AnswerField } from './answer-field'
import type { AskedEarly } from './ask-waiting'
import { controlsOf } from './controls'
import { Kinds } from './help'
import { Instrument, type Shown } from './instrument'
import { elementTowards } from './move-among'
import questionStyles from './question.module.css'
import { summaryOf, type OpeningRow, type Reply, type Row } from './reply'
import type { RowGroup } from './row-group'
import { shownProblem, shownRow } from './shown-answer'
import { ADD_MORE, ASK_OR_PICK } from './texts.en'
import { useAnswers } from './use-answers'

export interface AnswerBoxProps {
  /** What was typed into the plain field that this one replaces. */
  asked: RefObject<AskedEarly>
  /** Which control of the plain window had the focus, from its field on; -1: none. */
  focused: RefObject<number>
  /** What stands behind the field. */
  corner: ReactNode
  /** What the window shows before anything is asked. */
  atRest?: (onChoose: (question: string) => void) => Shown
  /** What the list shows before anything is asked: the window is that of the dialog, and shows nothing then. */
  start?: readonly RowGroup[]
  onText?: (question: string) => void
  /** A page is about to be opened with an answer, by what is to be called then. */
  onLeave?: (goOn: () => void) => void
}

/** Takes the focus over from the plain window: in the field with the caret at the end, else where the visitor went on to. */
function useTakenFocus(frame: RefObject<HTMLElement | null>, focused: RefObject<number>) {
  useLayoutEffect(() => {
    if (focused.current < 0) return
    const controls = controlsOf(frame.current)
    // The examples go once something is asked.
    const taken = controls[focused.current] ?? controls.at(-1)
    taken?.focus({ preventScroll: true })
    if (taken instanceof HTMLInputElement) {
      taken.setSelectionRange(taken.value.length, taken.value.length)
    }
  }, [frame, focused])
}

/** Whether the list below the window is shown; in a dialog it always is. */
function useShown(input: RefObject<HTMLInputElement | null>, inDialog: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(true)
  function dismiss(byKey: boolean) {
    // What has the focus is about to go.
    if (byKey && frame.current?.contains(document.activeElement)) input.current?.focus()
    setShown(false)
  }
  useDismissal(frame, inDialog ? null : dismiss)
  const show = useStable((event: SyntheticEvent) => {
    // The combobox's store is not to have the text; and of a focus it would focus the first row to come, and then the
    // field again, which ends what is being composed.
    event.preventDefault()
    // Set to what it is, a state may have the box rendered before the letter is painted.
    if (!isShown) setShown(true)
  })
  return { frame, isShown, setShown, show }
}

interface BelowProps {
  anchor: RefObject<HTMLElement | null>
  /** Null: there is nothing to be seen. */
  place: 'over' | 'inDialog' | null
  children: ReactNode
}

/** Below the window: over what stands there, or in the dialog. */
function Below({ anchor, place, children }: BelowProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAvailableHeight(anchor, ref)
  return (
    <div ref={ref} className={classNames(styles.below, place && styles[place])}>
      {children}
    </div>
  )
}

/** For screen readers, once typing rests; apart, so that the box is not rendered again for it. */
const AnnounceReply = ({ reply }: { reply: Reply }) => (
  <Announce text={useRested(summaryOf(reply))} />
)

interface Asked {
  question: string
  hasReadings: boolean
  reply: Reply
  row: Row | undefined
  onOpen: (row: OpeningRow) => void
  onDraw: () => void
}

/** What the window shows of what is asked; a reason, seldom that of half a question, once typing rests. */
function useShownAnswer(asked: Asked): Shown {
  const { question, reply, row, onOpen } = asked
  const isPending = row === undefined && question.trim() !== ''
  const rested = useRested(isPending ? 'pending' : undefined)
  if (row && !('question' in row)) return shownRow(row, asked)
  if (!isPending || rested === undefined) return { line: '' }
  return reply.problem === null ? { line: ADD_MORE } : shownProblem(reply, onOpen)
}

/** The window with the field as a combobox in it, and below it all that is meant or near. */
export function AnswerBox(props: AnswerBoxProps) {
  const { asked: early, focused, corner, atRest, start, onText, onLeave } = props
  const inDialog = start !== undefined
  const input = useRef<HTMLInputElement>(null)
  const [first] = useState(() => early.current)
  const { frame, isShown, setShown, show } = useShown(input, inDialog)
  const [hasHelp, setHelp] = useState(first.wantsHelp ?? false)
  const write = useStable((example: string) => {
    if (!input.current) return
    input.current.value = example
    onText?.(example)
    setHelp(false)
    input.current.focus()
  })
  const copy = useStable(() =>
    frame.current?.querySelector<HTMLElement>('[data-copy] button')?.click(),
  )
  const answers = useAnswers(first, start, { onLeave, onChoose: write, onCopy: copy })
  const { question, type, choose, reply, rows } = answers
  const take = useStable((text: string) => {
    onText?.(text)
    if (hasHelp) setHelp(false)
    type(text)
  })
  const isInWindow = answers.groups[0]?.look === 'reading'
  const isOpen = isShown || isInWindow
  const store = useComboboxStore({ open: isOpen, includesBaseElement: false, ...answers.marked })
  useTakenFocus(frame, focused)
  const hasList = rows.length > 1 && !isInWindow
  const isOver = !inDialog && (hasList || hasHelp)
  const handleKey = useStable((event: KeyboardEvent<HTMLInputElement>) => {
    const isEscape = event.key === 'Escape' && !isComposing(event.nativeEvent)
    // Nothing lies over the page: what was asked goes.
    if (isEscape && !inDialog && !(isShown && isOver)) return choose('')
    if (answers.groups.length === 1 || event.currentTarget.value !== '') return answers.enter(event)
    const options = [...(frame.current?.querySelectorAll('[role=option]') ?? [])]
    const from = options[answers.active]
    const to = from && elementTowards(event.key, from, options)
    if (!to) return answers.enter(event)
    event.preventDefault()
    event.stopPropagation()
    to.scrollIntoView({ block: 'nearest' })
    answers.marked.setActiveId(to.id)
  })
  const isEmpty = question.trim() === ''
  const answer = useShownAnswer({
    question,
    hasReadings: isInWindow,
    reply,
    row: rows[answers.active],
    onOpen: answers.open,
    onDraw: answers.drawAgain,
  })
  const list = (
    <AnswerList
      store={store}
      groups={answers.groups}
      rows={rows}
      question={question}
      prefix={answers.prefix}
      isHidden={!isInWindow && (!hasList || hasHelp)}
      onOpen={isInWindow ? answers.mark : answers.openRow}
    />
  )
  const shown = !isEmpty ? answer : (atRest?.(choose) ?? {})
  return (
    <div ref={frame} className={inDialog ? undefined : styles.frame}>
      <Instrument
        {...shown}
        inDialog={inDialog}
        readings={isInWindow && list}
        question={
          <>
            <AnswerField
              store={store}
              field={input}
              first={first.question}
              hasRows={isOpen && rows.length > 0}
              placeholder={inDialog ? ASK_OR_PICK : ASK_PLACEHOLDER}
              onText={take}
              onShow={show}
              onKeyDown={handleKey}
            />
            <span className={questionStyles.ring} />
            <Button
              variant="glass"
              icon="circle-question-mark"
              title={WHAT_CAN_I_ASK}
              aria-expanded={isShown && hasHelp}
              onClick={() => {
                setHelp(!(isShown && hasHelp))
                setShown(true)
              }}
            />
            {corner}
          </>
        }
      />
      <AnnounceReply reply={reply} />
      {isShown && (
        <Below anchor={frame} place={hasList || hasHelp ? (inDialog ? 'inDialog' : 'over') : null}>
          {hasHelp && <Kinds onChoose={choose} />}
          {!isInWindow && list}
        </Below>
      )}
    </div>
  )
}
