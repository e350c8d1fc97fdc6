import { useComboboxStore } from '@ariakit/react/combobox'
import {
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { useAvailableHeight } from '#ui/browser/use-available-height'
import { useDismissal } from '#ui/browser/use-dismissal'
import { useStable } from '#ui/browser/use-stable'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import styles from './answer-box.module.css'
import { AnswerList } from './answer-list'
import { AnswerField } from './answer-field'
import type { AskedEarly } from './ask-waiting'
import { Help } from './help'
import { summaryOf, type Reply } from './reply'
import { useAnswers } from './use-answers'

export interface AnswerBoxProps {
  /** What was typed into the plain field that this one replaces. */
  asked: RefObject<AskedEarly>
  /** True where the plain field had the focus. */
  takesFocus: RefObject<boolean>
  inDialog?: boolean
  onText?: (question: string) => void
  /** A page was opened with an answer. */
  onOpened?: () => void
}

/** Takes the focus over from the plain field, with the caret at the end. */
function useTakenFocus(input: RefObject<HTMLInputElement | null>, takesFocus: RefObject<boolean>) {
  useLayoutEffect(() => {
    const field = input.current
    if (!field || !takesFocus.current) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
  }, [input, takesFocus])
}

/** Whether the window below the field is shown; in a dialog it always is. */
function useShown(input: RefObject<HTMLInputElement | null>, inDialog: boolean | undefined) {
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
    setShown(true)
  })
  return { frame, isShown, show }
}

interface DropProps {
  anchor: RefObject<HTMLElement | null>
  inDialog: boolean | undefined
  children: ReactNode
}

/** The dark window below the field: over what stands there, or in the dialog. */
function Drop({ anchor, inDialog, children }: DropProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAvailableHeight(anchor, ref)
  return (
    <div ref={ref} className={inDialog ? styles.drop : `${styles.drop} ${styles.over}`}>
      {children}
    </div>
  )
}

/** For screen readers, once typing rests; apart, so that the box is not rendered again for it. */
const AnnounceReply = ({ reply }: { reply: Reply }) => (
  <Announce text={useRested(summaryOf(reply))} />
)

/** The field as a combobox, and below it what the tools answer. */
export function AnswerBox({
  asked: early,
  takesFocus,
  inDialog,
  onText,
  onOpened,
}: AnswerBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [first] = useState(() => early.current)
  const { frame, isShown, show } = useShown(input, inDialog)
  const answers = useAnswers(first, onOpened)
  const { question, type, askNow, reply, rows, marked } = answers
  const store = useComboboxStore({ open: isShown, includesBaseElement: false, ...marked })
  const isUnanswered = rows.length === 0 && question.trim() !== ''
  useTakenFocus(input, takesFocus)
  const take = useStable((text: string) => {
    onText?.(text)
    type(text)
  })
  const choose = useStable((example: string) => {
    if (!input.current) return
    input.current.value = example
    take(example)
    askNow()
    input.current.focus()
  })
  return (
    <div ref={frame} className={isShown && !inDialog ? styles.open : undefined}>
      <AnswerField
        store={store}
        field={input}
        first={first.question}
        hasRows={isShown && rows.length > 0}
        onText={take}
        onShow={show}
        onKeyDown={answers.enter}
      />
      <AnnounceReply reply={reply} />
      {isShown && (
        <Drop anchor={input} inDialog={inDialog}>
          <AnswerList store={store} rows={rows} prefix={answers.prefix} onOpen={answers.openRow} />
          {reply.problem !== null && <p className={styles.problem}>{reply.problem}</p>}
          <Help isWanted={reply.problem !== null || isUnanswered} onChoose={choose} />
        </Drop>
      )}
    </div>
  )
}
