import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router-dom'
import { TOOLS } from '../../tools/registry'
import { isComposing } from '#ui/browser/is-composing'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { ANSWERS_NOT_LOADED, ASK_LABEL, ASK_PLACEHOLDER, WHAT_CAN_I_ASK } from '../texts.en'
import { LONGEST_QUESTION, type AskedEarly } from './ask-waiting'
import { controlsOf } from './controls'
import { EXAMPLES } from './examples.en'
import { Instrument, type Shown } from './instrument'
import styles from './instrument.module.css'
import questionStyles from './question.module.css'
import { scaleOf } from './scale'
import { useKeyName } from './use-key-name'
import { usePlay } from './use-play'

const loadPart = () => import('./box-loader').then(({ loadBox }) => loadBox())

/** What was asked, by the key of its entry of the history: the way back brings it back. In memory alone. */
const questions = new Map<string, string>()

const QUESTIONS = EXAMPLES.map(({ question }) => question)

const titleOf = (id: string) => TOOLS.find((tool) => tool.id === id)?.title

/** An example and its answer, with a button for each of them. */
function atRest(index: number, onChoose: (question: string) => void): Shown {
  const shown = EXAMPLES[index] ?? EXAMPLES[0]
  const { tool, value, unit, swatch } = shown
  const actions = (
    <div className={styles.examples}>
      {EXAMPLES.map(({ question }, at) => (
        <Button
          key={question}
          variant="glass"
          aria-current={at === index || undefined}
          onClick={() => onChoose(question)}
        >
          {question}
        </Button>
      ))}
    </div>
  )
  const facts = <span key={tool}>{titleOf(tool)}</span>
  return {
    tint: tool,
    color: swatch,
    value,
    unit,
    facts,
    actions,
    scale: scaleOf(shown),
    isAtRest: true,
  }
}

/** What the window shows where its code has not come. */
const failed = (retry: ReactNode): Shown => ({
  line: <span role="alert">{ANSWERS_NOT_LOADED}</span>,
  actions: retry,
})

interface PlainProps extends ComponentProps<typeof Instrument> {
  /** It is called just before the window goes, with all that is in it still there. */
  onGo: () => void
}

/** The window with the plain field. */
function PlainWindow({ onGo, ...shown }: PlainProps) {
  useLayoutEffect(() => onGo, [onGo])
  return <Instrument {...shown} />
}

/**
 * The window that answers, across the landing page. Until its field is first focused it is a plain one; the code that
 * answers then takes its place, with what has been typed meanwhile.
 */
export function Hero() {
  const keyName = useKeyName()
  const { key: entry } = useLocation()
  const [first] = useState(() => questions.get(entry) ?? '')
  const asked = useRef<AskedEarly>({ question: first, isEntered: false })
  useEffect(() => () => void questions.set(entry, asked.current.question), [entry])
  const { part, state, fetch, needsReload } = useLazyPart(loadPart, first !== '')
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const focused = useRef(-1)
  const index = usePlay({ window: frame, field, questions: QUESTIONS, isEnabled: first === '' })
  const choose = useStable((question: string, wantsHelp?: boolean) => {
    if (!field.current) return
    field.current.value = question
    asked.current = { question, isEntered: false, wantsHelp: wantsHelp === true }
    field.current.focus()
  })
  // The page is asked: a focus before it was hydrated had no event, or a late one.
  const noteFocus = useStable(() => {
    focused.current = controlsOf(frame.current).findIndex((one) => one === document.activeElement)
  })
  const hint = <kbd className={questionStyles.hint}>{keyName}</kbd>
  return (
    <div ref={frame} className={styles.hero} data-ask="">
      {part ? (
        <part.AnswerBox
          asked={asked}
          focused={focused}
          corner={hint}
          atRest={(onChoose) => atRest(index, onChoose)}
          onText={(question) => {
            asked.current = { question, isEntered: false }
          }}
        />
      ) : (
        <PlainWindow
          onGo={noteFocus}
          {...(state === 'failed'
            ? failed(<TryAgainButton variant="glass" onClick={fetch} needsReload={needsReload} />)
            : atRest(index, choose))}
          question={
            <>
              <input
                ref={field}
                className={questionStyles.input}
                aria-label={ASK_LABEL}
                placeholder={ASK_PLACEHOLDER}
                {...UNCORRECTED}
                maxLength={LONGEST_QUESTION}
                defaultValue={first}
                onChange={({ target }) => {
                  // A field that was typed into before the page was hydrated has had no focus event.
                  fetch()
                  asked.current = { question: target.value, isEntered: false }
                }}
                onKeyDown={({ key, nativeEvent }) => {
                  if (key === 'Enter' && !isComposing(nativeEvent)) asked.current.isEntered = true
                }}
                onFocus={fetch}
              />
              <span className={questionStyles.ring} />
              <Button
                variant="glass"
                icon="circle-question-mark"
                title={WHAT_CAN_I_ASK}
                onClick={() => choose(field.current?.value ?? '', true)}
              />
              {hint}
            </>
          }
        />
      )}
    </div>
  )
}
