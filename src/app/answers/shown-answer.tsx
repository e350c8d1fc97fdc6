import type { ReactNode } from 'react'
import { ONWARD } from '#lib/writing.en'
import type { Reply, Row, RowAnswer } from '../../answers/row'
import { questionHash } from '#lib/question/link'
import { Button, OneClickButton } from '#ui/buttons/button'
import { CopyButton } from '#ui/buttons/copy-button'
import { LinkButtons } from '#ui/buttons/link-buttons'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { Sharing } from '#ui/feedback/sharing'
import { Icon } from '#ui/icon'
import { PART_NOT_LOADED } from '#ui/texts.en'
import { PAGES_PATH } from '../../config'
import type { LiveAnswer, MainButton } from '../../tools/live'
import styles from './actions.module.css'
import { Title } from './answer-rows'
import { canLink } from './can-link'
import { Face } from './face'
import { ScaleView, type Shown } from './instrument'
import { isMade, type Live } from './live'
import madeStyles from './made.module.css'
import { Sample } from './sample'
import sampleStyles from './sample.module.css'
import { scaleOf } from './scale'
import { Swatches } from './swatches'
import * as texts from './texts.en'
import { toolOf } from './tool-of'
import { understood } from './understood'
import { Value } from './value'
import { ValueLines } from './value-lines'
import wordStyles from './words.module.css'

interface OpenProps {
  row: Row
  isMain: boolean
  onOpen: (row: Row) => void
}

const Open = ({ row, isMain, onOpen }: OpenProps) => (
  <Button
    variant={isMain ? 'glass-primary' : 'glass'}
    className={styles.open}
    aria-label={texts.openIn(toolOf(row.tool).title)}
    onClick={() => onOpen(row)}
  >
    <span>
      {texts.OPEN}
      <span className={styles.where}> {texts.inTool(toolOf(row.tool).title)}</span>
    </span>
    <Icon name={ONWARD} size={18} />
  </Button>
)

const linkTo = (question: string) => window.location.origin + PAGES_PATH + questionHash(question)

/** A date stays in one line: it would break behind its hyphens. */
const withDates = (fact: string): ReactNode =>
  fact
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((part, at) => (at % 2 === 1 ? <time key={part}>{part}</time> : part))

const factsOf = (facts: readonly string[], warning?: string): ReactNode => (
  <>
    {warning && (
      <span className={wordStyles.warning}>
        <Icon name="triangle-alert" size="text" /> {warning}
      </span>
    )}
    {facts.map((fact) => (
      <span key={fact}>{withDates(fact)}</span>
    ))}
  </>
)

interface Query {
  question: string
  /** Why the window has no answer where the page of a row has one; null for none. */
  problem: string | null
  /** What the question may mean instead stands in the window too. */
  hasAlternatives: boolean
  onOpen: (row: Row) => void
  /** Something else is to be drawn at random. */
  onDraw: () => void
  /** What a tool makes in the window now. */
  live: Live | null
  /** The code for that has not come. */
  isLiveMissed: boolean
  /** What Enter presses in place of opening a page. */
  mainRef: (main: MainButton | null) => void
  /** Start was pressed where what is made in the window has not come. */
  onStart: () => void
}

/** What is to be known besides the answer. */
function answerFacts(answer: RowAnswer, { question, hasAlternatives, isLiveMissed }: Query) {
  const { notes, sample, warning, madeFrom } = answer
  const asked = hasAlternatives ? [] : understood(answer.title, question)
  const [verdict, ...others] = notes
  if (sample) {
    return (
      <>
        <strong className={sampleStyles.verdict}>{verdict}</strong>
        {factsOf([...asked, ...others])}
      </>
    )
  }
  const isMissed = isLiveMissed && madeFrom !== undefined
  return factsOf([...asked, ...notes], isMissed ? PART_NOT_LOADED : warning)
}

const answerLink = (answer: RowAnswer, { question }: Query) =>
  canLink(answer) &&
  question !== '' && (
    <>
      <span className={styles.link}>
        <LinkButtons
          compact="always"
          variant="glass"
          settings={question}
          address={linkTo(question)}
        />
      </span>
      <Sharing />
    </>
  )

/** What the window shows of what a tool has made in it. */
function shownMade(row: Row, answer: RowAnswer, made: LiveAnswer, query: Query): Shown {
  const { Value: Made, Picture, Scale, Facts, Actions, opening } = made
  const { value, unit, notes } = answer
  const scale = scaleOf(answer.measure, unit)
  const openMade = () => {
    const opened = opening?.()
    query.onOpen(opened === undefined ? row : { ...row, opening: opened })
  }
  const shown = <Made Plain={Value} plain={<Value value={value} unit={unit} />} />
  const isRound = Scale && scale && 'share01' in scale
  return {
    // Beside a face it stands where a value does.
    made: isRound ? shown : <div className={madeStyles.made}>{shown}</div>,
    picture: Picture && (
      <div className={madeStyles.picture}>
        <Picture />
      </div>
    ),
    look: Picture && madeStyles.pictured,
    madeScale: Scale && <Scale Face={Face} plain={<ScaleView scale={scale} />} />,
    facts: Facts ? <Facts plain={answerFacts(answer, query)} /> : factsOf(notes),
    actions: (
      <Actions
        mainRef={query.mainRef}
        open={<Open row={row} isMain={false} onOpen={openMade} />}
        link={answerLink(answer, query)}
      />
    ),
    // Without one the face is none of what is made.
    ...(Scale && { scale }),
  }
}

function answerActions(row: Row, answer: RowAnswer, query: Query) {
  const { copy, start, act, swatches, lines } = answer
  return (
    <>
      {copy !== null && (
        <span className={styles.copy} data-copy="">
          <CopyButton
            variant="glass-primary"
            button={query.mainRef}
            {...((swatches ?? lines)
              ? { label: texts.COPY_ALL }
              : { label: texts.COPY, name: texts.copyAnswer(copy) })}
            value={copy}
          />
        </span>
      )}
      {start !== undefined && (
        <OneClickButton variant="glass-primary" icon="play" onPress={query.onStart}>
          {texts.START}
        </OneClickButton>
      )}
      {act === 'draw' && (
        <Button variant="glass" icon="dices" onClick={query.onDraw}>
          {texts.DRAW_AGAIN}
        </Button>
      )}
      {act === undefined && (
        <Open row={row} isMain={copy === null && start === undefined} onOpen={query.onOpen} />
      )}
      {answerLink(answer, query)}
    </>
  )
}

function shownAnswer(row: Row, answer: RowAnswer, query: Query): Shown {
  const { value, unit, lines, swatch, swatches, sample } = answer
  const made =
    (swatches && <Swatches colors={swatches} />) ??
    (sample && <Sample value={value} sample={sample} />)
  return {
    color: swatch,
    value,
    unit,
    // Lines are a cell as a value is: each grid around them would lay them out twice more. Others are another list, which
    // has not moved where it comes late.
    made:
      (made && <div className={madeStyles.made}>{made}</div>) ??
      (lines && <ValueLines key={answer.copy} lines={lines} />),
    facts: answerFacts(answer, query),
    actions: answerActions(row, answer, query),
    scale: scaleOf(answer.measure, unit),
  }
}

/** A tool or an extra that is opened as it is. */
function shownOpened(row: Row, { problem, onOpen }: Query): Shown {
  const { title, description } = toolOf(row.tool)
  return {
    line: problem ?? <Title pieces={row.title} />,
    facts: problem === null && factsOf(row.extra ? [row.extra.promise, title] : [description]),
    actions: <Open row={row} isMain onOpen={onOpen} />,
  }
}

/** What the window shows of a row: an answer, or what is opened. */
export function shownRow(row: Row, query: Query): Shown {
  const { tool, answer } = row
  const { live } = query
  if (!answer) return { tint: tool, ...shownOpened(row, query) }
  if (!live || !isMade(row, live)) return { tint: tool, ...shownAnswer(row, answer, query) }
  return { tint: tool, ...shownMade(row, answer, live.answer, query) }
}

/** The code that answers has not come: what was typed stays. */
export const shownFailure = (onRetry: () => void): Shown => ({
  line: texts.NOT_LOADED,
  actions: <TryAgainButton variant="glass" onClick={onRetry} />,
})

/** Why there is no answer, and what is nearest to it; where nothing is, what can be asked. */
export function shownProblem(
  { problem, nearest, offersQuestions }: Reply,
  onOpen: (row: Row) => void,
  onChoose: (question: string) => void,
): Shown {
  const questions = offersQuestions ? texts.TO_ASK : []
  const offer = nearest.length > 0 ? texts.DID_YOU_MEAN : offersQuestions && texts.TRY_ASKING
  return {
    line: problem,
    facts: offer,
    actions: offer && (
      <div className={styles.examples}>
        {nearest.map((row) => (
          <Button
            key={row.key}
            variant="glass"
            icon={(row.extra ?? toolOf(row.tool)).icon}
            onClick={() => onOpen(row)}
          >
            {row.title.map(({ text }) => text).join('')}
          </Button>
        ))}
        {questions.map((question) => (
          <Button key={question} variant="glass" onClick={() => onChoose(question)}>
            {question}
          </Button>
        ))}
      </div>
    ),
  }
}
