import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { questionIn } from '#lib/question/link'
import { useOnline } from '#ui/browser/use-online'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { Button } from '#ui/buttons/button'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { ANSWERS_NOT_LOADED, ASK_PLACEHOLDER } from '../texts.en'
import styles from './actions.module.css'
import { Box } from './box'
import { EXAMPLES } from './examples.en'
import { GoingOn } from './going-on'
import { windowOf, type Shown } from './instrument'
import { loadAnswering } from './load-answering'
import questionStyles from './question.module.css'
import { scaleOf } from './scale'
import { toolOf } from './tool-of'
import { useKeyName } from './use-key-name'
import { usePlay } from './use-play'

/** What was asked, by the key of its entry of the history: the way back brings it back. In memory alone. */
const questions = new Map<string, string>()

const noNeed = () => undefined

const QUESTIONS = EXAMPLES.map(({ question }) => question)

/** An example and its answer, with a button for each of them. */
function example(index: number, onChoose: (question: string) => void): Shown {
  const { tool, value, unit, swatch, measure } = EXAMPLES[index] ?? EXAMPLES[0]
  const actions = (
    <div className={styles.examples}>
      {EXAMPLES.map(({ question }, at) => (
        <Button
          key={question}
          variant="glass"
          aria-current={at === index || undefined}
          onClick={() => onChoose(question)}
        >
          <bdi>{question}</bdi>
        </Button>
      ))}
    </div>
  )
  return {
    tint: tool,
    color: swatch,
    value,
    unit,
    facts: <span key={tool}>{toolOf(tool).title}</span>,
    actions,
    scale: scaleOf(measure, unit),
    isAtRest: true,
  }
}

/** The window that answers, across the landing page. What answers comes when its field is first focused. */
export function Hero() {
  const keyName = useKeyName()
  const { key, hash } = useLocation()
  const entry = key + hash
  const [first] = useState(() => questions.get(entry) ?? '')
  const latest = useRef(first)
  useEffect(() => () => void questions.set(entry, latest.current), [entry])
  // On the way back what was asked since stands, not the link.
  const linked = useMemo(() => {
    const question = questions.has(entry) ? null : questionIn(hash)
    return question === null ? null : { question }
  }, [entry, hash])
  const { part, state, fetchPart, needsReload } = useLazyPart(loadAnswering, first !== '')
  const hasFailed = state === 'failed'
  useOnline(hasFailed, fetchPart)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isEnabled = first === '' && linked === null
  const index = usePlay({ window: frame, field, questions: QUESTIONS, isEnabled })
  const failed: Shown = {
    line: <span role="alert">{ANSWERS_NOT_LOADED}</span>,
    actions: <TryAgainButton variant="glass" onClick={fetchPart} needsReload={needsReload} />,
  }
  return (
    <div ref={frame} className={questionStyles.hero} data-ask="">
      <Box
        answering={part?.answering ?? null}
        // What failed comes again by its button, or once the device is connected, and not at each key.
        onNeed={hasFailed ? noNeed : fetchPart}
        field={field}
        first={first}
        linked={linked}
        placeholder={ASK_PLACEHOLDER}
        corner={<kbd className={questionStyles.hint}>{keyName}</kbd>}
        atRest={(choose) => windowOf(hasFailed ? failed : example(index, choose), false)}
        Below={GoingOn}
        onText={(question) => void (latest.current = question)}
      />
    </div>
  )
}
