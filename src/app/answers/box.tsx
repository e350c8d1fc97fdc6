import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isComposing } from '#ui/browser/is-composing'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Icon } from '#ui/icon'
import type { Row } from '../../answers/row'
import { ASK_LABEL, WHAT_CAN_I_ASK } from '../texts.en'
import type { Answering } from './answering'
import type { GoingOnProps } from './going-on'
import type { WindowView } from './instrument'
import type { AnswerBox, BoxState, Early } from './state'

/** In characters: more than any QR code holds, which is 7,089. A text that was cut would be another one. */
const LONGEST_QUESTION = 7200

interface BoxProps {
  /** The code that answers; null until it has come. */
  answering: Answering | null
  /** Fetches the code that answers. */
  onNeed: () => void
  /** The field; its owner gives it the focus. */
  field: RefObject<HTMLInputElement | null>
  /** What was asked before, on the way back to the page. */
  first?: string
  /** What the page's address asks: each object once. */
  linked?: { question: string } | null
  placeholder: string
  /** What stands behind the field. */
  corner: ReactNode
  /** What the window shows while nothing is asked, and until the code has come. */
  atRest: (choose: (question: string) => void) => WindowView
  /** What stands below the window, which may put something into it. */
  Below: ComponentType<GoingOnProps> | undefined
  inDialog?: boolean
  onText?: (question: string) => void
  /** A page is about to be opened with an answer, by what is to be called then. */
  onLeave?: (goOn: () => void) => void
}

const noState = (): BoxState | null => null
const never = () => () => {}

function fill(field: HTMLInputElement | null, text: string) {
  if (!field) return
  field.value = text
  // What is emptied for something else keeps the focus where it is.
  if (text !== '') field.focus()
}

/** The box, once the code that answers has come, and its state. */
function useBox(
  props: BoxProps,
  field: RefObject<HTMLInputElement | null>,
  early: RefObject<Early>,
) {
  const { answering, inDialog = false, onLeave, onText } = props
  const navigate = useNavigate()
  const here = useLocation()
  const go = useStable((path: string, replace: boolean) => void navigate(path, { replace }))
  const leave = useStable((goOn: () => void) => (onLeave ? onLeave(goOn) : goOn()))
  const path = useStable(() => here.pathname)
  const write = useStable((question: string) => {
    fill(field.current, question)
    onText?.(question)
  })
  const [box, setBox] = useState<AnswerBox | null>(null)
  useLayoutEffect(() => {
    if (!answering) return
    const text = field.current?.value ?? ''
    const first = { ...early.current, question: text }
    const made = answering.create({ go, leave, path, write }, first, inDialog)
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed before is read from the field
    setBox(made)
    return made.stop
  }, [answering, inDialog, field, early, go, leave, path, write])
  const { subscribe = never, getState = noState } = box?.store ?? {}
  return { box, state: useSyncExternalStore(subscribe, getState, noState), write }
}

/**
 * A window with a field that is never replaced, from the first paint on: the browser alone writes into it, and no key
 * renders anything. What answers comes behind it, and its answers a moment after the letters.
 */
export function Box(props: BoxProps) {
  const {
    answering,
    onNeed,
    field,
    first = '',
    placeholder,
    corner,
    Below,
    inDialog = false,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const list = useId()
  const early = useRef<Early>({ question: first, isEntered: false, wantsHelp: false })
  const { box, state, write } = useBox(props, field, early)
  const choose = useStable((question: string) => {
    if (box) return box.choose(question)
    onNeed()
    write(question)
  })
  const { linked = null } = props
  useEffect(() => {
    if (linked) choose(linked.question)
  }, [linked, choose])
  function bring(row: Row) {
    if (box) return box.bring(row)
    early.current.row = row
    onNeed()
  }
  const view =
    answering && box && state
      ? answering.view({
          box,
          state,
          list,
          inDialog,
          atRest: () => props.atRest(choose),
        })
      : { ...props.atRest(choose), frame: undefined, field: {} }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return
    if (box) answering?.handleKey(event, { box, list, inDialog })
    else if (event.key === 'Enter') early.current.isEntered = true
  }
  return (
    <div ref={frame} className={view.frame}>
      <section className={view.className} style={view.style}>
        <div className={view.line.question}>
          <Icon name="search" size={22} />
          <input
            ref={field}
            className={view.line.input}
            // The shortcut of the installed site names it.
            id={inDialog ? undefined : 'ask'}
            aria-label={ASK_LABEL}
            placeholder={placeholder}
            {...UNCORRECTED}
            enterKeyHint="go"
            maxLength={LONGEST_QUESTION}
            defaultValue={first}
            {...view.field}
            onFocus={() => {
              onNeed()
              box?.showList(true)
            }}
            onChange={({ target }) => {
              // A field that was typed into before the page was hydrated has had no focus event.
              onNeed()
              early.current.isEntered = false
              delete early.current.row
              props.onText?.(target.value)
              box?.type(target.value)
            }}
            onKeyDown={handleKeyDown}
          />
          <span className={view.line.ring} />
          <Button
            variant="glass"
            icon="circle-question-mark"
            title={WHAT_CAN_I_ASK}
            aria-expanded={state ? state.isListShown && state.hasHelp : undefined}
            onClick={() => {
              if (box && state) return box.setHelp(!(state.isListShown && state.hasHelp))
              early.current.wantsHelp = true
              onNeed()
            }}
          />
          {corner}
        </div>
        {view.body}
      </section>
      {Below && <Below inDialog={inDialog} onShow={bring} />}
      {answering && box && state && (
        <answering.Around {...{ box, state, frame, field, list, inDialog }} />
      )}
    </div>
  )
}
