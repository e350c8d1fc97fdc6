import { Combobox, ComboboxProvider } from '@ariakit/react/combobox'
import {
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { useDismissal } from '../../ui/browser/use-dismissal'
import { Announce } from '../../ui/feedback/announce'
import { useRested } from '../../ui/feedback/use-rested'
import styles from './answer-box.module.css'
import { AnswerList } from './answer-list'
import { ASK_PLACEHOLDER } from './ask-placeholder'
import { ASK_LABEL } from './ask-texts'
import askStyles from './ask.module.css'
import { Drop } from './drop'
import { Help } from './help'
import { summaryOf } from './reply'
import { rowsOf, type Row } from './rows'
import { useActiveRow } from './use-active-row'
import { useEnter } from './use-enter'
import { useOpenRow } from './use-open-row'
import { useReply } from './use-reply'

export interface AnswerBoxProps {
  question: string
  onQuestion: (question: string) => void
  /** True where the plain field that this one replaces had the focus. */
  takesFocus: RefObject<boolean>
  /** Enter was pressed in the plain field. */
  isEntered: boolean
  inDialog?: boolean
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

/** What is asked and what comes of it, a moment after the letters: typing waits for no answer. */
function useAnswered(question: string, askedAtMs: number) {
  const answered = useDeferredValue(question)
  const reply = useReply(answered, useDeferredValue(askedAtMs))
  const rows = useMemo(() => rowsOf(reply), [reply])
  return { answered, reply, rows, isCurrent: answered === question }
}

/** The field as a combobox, and below it what the tools answer. */
export function AnswerBox(props: AnswerBoxProps) {
  const { question, onQuestion, takesFocus, isEntered, inDialog = false, onOpened } = props
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(true)
  const [askedAtMs, setAskedAt] = useState(() => Date.now())
  const { answered, reply, rows, isCurrent } = useAnswered(question, askedAtMs)
  const openRow = useOpenRow(onOpened)
  useTakenFocus(input, takesFocus)
  const dismiss = useCallback((byKey: boolean) => {
    // What has the focus is about to go.
    if (byKey && frame.current?.contains(document.activeElement)) input.current?.focus()
    setShown(false)
  }, [])
  useDismissal(frame, inDialog ? null : dismiss)

  const ask = useCallback(
    (next: string) => {
      setShown(true)
      setAskedAt(Date.now())
      onQuestion(next)
    },
    [onQuestion],
  )
  const choose = useCallback(
    (example: string) => {
      ask(example)
      input.current?.focus()
    },
    [ask],
  )
  const { prefix, activeId, setActiveId, activeIndex } = useActiveRow(answered, rows)
  const openActive = useCallback(
    (shown: readonly Row[]) => {
      const row = shown[activeIndex]
      if (row) openRow(row)
    },
    [activeIndex, openRow],
  )
  const enter = useEnter({ question, rows: isCurrent ? rows : [], isEntered, open: openActive })
  return (
    <div ref={frame} className={isShown && !inDialog ? styles.open : undefined}>
      <ComboboxProvider
        open={isShown}
        includesBaseElement={false}
        inputValue={question}
        setInputValue={ask}
        activeId={activeId}
        setActiveId={setActiveId}
      >
        <Combobox
          ref={input}
          className={askStyles.input}
          aria-label={ASK_LABEL}
          placeholder={ASK_PLACEHOLDER}
          maxLength={1000}
          enterKeyHint="go"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => setShown(true)}
          onKeyDownCapture={enter}
        />
        <Announce text={useRested(summaryOf(reply))} />
        {isShown && (
          <Drop anchor={input} inDialog={inDialog}>
            <AnswerList rows={rows} prefix={prefix} onOpen={openRow} />
            {reply.problem !== null && <p className={styles.problem}>{reply.problem}</p>}
            <Help isWanted={reply.problem !== null} onChoose={choose} />
          </Drop>
        )}
      </ComboboxProvider>
    </div>
  )
}
