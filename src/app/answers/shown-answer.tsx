import type { ReactNode } from 'react'
import { ONWARD } from '#lib/writing.en'
import type { Reply, Row } from '../../answers/row'
import { questionHash } from '#lib/question/link'
import { Button, OneClickButton } from '#ui/buttons/button'
import { CopyButton } from '#ui/buttons/copy-button'
import { LinkButtons } from '#ui/buttons/link-buttons'
import { TryAgainButton } from '#ui/buttons/try-again-button'
import { Sharing } from '#ui/feedback/sharing'
import { Icon } from '#ui/icon'
import { PART_NOT_LOADED } from '#ui/texts.en'
import { PAGES_PATH } from '../../config'
import type { MainButton } from '../../tools/live'
import styles from './actions.module.css'
import { Title } from './answer-rows'
import { canLink } from './can-link'
import { Face } from './face'
import { ScaleView, type Shown } from './instrument'
import type { Live } from './live'
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

/** What the window shows of a row: an answer, or what is opened. */
export function shownRow(row: Row, query: Query): Shown {
  const { question, problem, hasAlternatives, onOpen, onDraw, onStart, mainRef, live } = query
  const { extra, answer } = row
  const tool = toolOf(row.tool)
  if (!answer) {
    return {
      tint: tool.id,
      line: problem ?? <Title pieces={row.title} />,
      facts: problem === null && factsOf(extra ? [extra.promise, tool.title] : [tool.description]),
      actions: <Open row={row} isMain onOpen={onOpen} />,
    }
  }
  const { value, unit, lines, copy, swatch, swatches, sample, notes, warning, start, act } = answer
  const scale = scaleOf(answer.measure, unit)
  const asked = hasAlternatives ? [] : understood(answer.title, question)
  const [verdict, ...others] = notes
  const isMissed = query.isLiveMissed && answer.madeFrom !== undefined
  const facts = sample ? (
    <>
      <strong className={sampleStyles.verdict}>{verdict}</strong>
      {factsOf([...asked, ...others])}
    </>
  ) : (
    factsOf([...asked, ...notes], isMissed ? PART_NOT_LOADED : warning)
  )
  const link = canLink(answer) && question !== '' && (
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
  if (answer.madeFrom !== undefined && live?.tool === row.tool) {
    const { Value: Made, Picture, Scale, Facts, Actions, opening } = live.answer
    const openMade = () => {
      const made = opening?.()
      onOpen(made === undefined ? row : { ...row, opening: made })
    }
    const made = <Made Plain={Value} plain={<Value value={value} unit={unit} />} />
    const isRound = Scale && scale && 'share01' in scale
    return {
      tint: tool.id,
      // Beside a face it stands where a value does.
      made: isRound ? made : <div className={madeStyles.made}>{made}</div>,
      picture: Picture && (
        <div className={madeStyles.picture}>
          <Picture />
        </div>
      ),
      look: Picture && madeStyles.pictured,
      madeScale: Scale && <Scale Face={Face} plain={<ScaleView scale={scale} />} />,
      facts: Facts ? <Facts plain={facts} /> : factsOf(notes),
      actions: (
        <Actions
          mainRef={mainRef}
          open={<Open row={row} isMain={false} onOpen={openMade} />}
          link={link}
        />
      ),
      // Without one the face is none of what is made.
      ...(Scale && { scale }),
    }
  }
  const made =
    (swatches && <Swatches colors={swatches} />) ??
    (sample && <Sample value={value} sample={sample} />)
  return {
    tint: tool.id,
    color: swatch,
    value,
    unit,
    // Lines are a cell as a value is: each grid around them would lay them out twice more.
    made:
      (made && <div className={madeStyles.made}>{made}</div>) ??
      (lines && <ValueLines lines={lines} />),
    facts,
    actions: (
      <>
        {copy !== null && (
          <span className={styles.copy} data-copy="">
            <CopyButton
              variant="glass-primary"
              button={mainRef}
              {...((swatches ?? lines)
                ? { label: texts.COPY_ALL }
                : { label: texts.COPY, name: texts.copyAnswer(copy) })}
              value={copy}
            />
          </span>
        )}
        {start !== undefined && (
          <OneClickButton variant="glass-primary" icon="play" onPress={onStart}>
            {texts.START}
          </OneClickButton>
        )}
        {act === 'draw' && (
          <Button variant="glass" icon="dices" onClick={onDraw}>
            {texts.DRAW_AGAIN}
          </Button>
        )}
        {act === undefined && (
          <Open row={row} isMain={copy === null && start === undefined} onOpen={onOpen} />
        )}
        {link}
      </>
    ),
    scale,
  }
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
