import type { CSSProperties, ReactNode } from 'react'
import { readableOn } from '#lib/contrast'
import type { HexColor } from '#lib/color'
import { classNames } from '#ui/class-names'
import { Foot, readoutClass } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { Face } from './face'
import coloredStyles from './colored.module.css'
import actionStyles from './actions.module.css'
import styles from './instrument.module.css'
import questionStyles from './question.module.css'
import type { Scale } from './scale'
import { Value } from './value'
import wordStyles from './words.module.css'

/** What stands in the window below the question. */
export interface Shown {
  /** The tool whose window it is, by its id. */
  tint?: string | undefined
  /** What the window is painted with, where the answer is a color. */
  color?: HexColor | undefined
  value?: string
  unit?: string | undefined
  /** What a tool makes, in place of a value. */
  made?: ReactNode
  /** How the window looks with it. */
  look?: string | undefined
  /** What a tool makes, in place of the scale. */
  madeScale?: ReactNode
  /** A picture, beside the value where the window is wide. */
  picture?: ReactNode
  /** Words in place of a value. */
  line?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
  /** What the question may mean instead. */
  alternatives?: ReactNode
  /** What measures nothing has none. */
  scale?: Scale | null
  /** It is what the window shows at rest. */
  isAtRest?: boolean
}

/** The scale along the lower edge, or the face of a clock. */
export const ScaleView = ({ scale }: { scale: Scale | null }) =>
  scale &&
  ('share01' in scale ? (
    <Face {...scale} />
  ) : (
    <Ticks marks={scale.marks} length={100} value={scale.value} labels={scale.labels} />
  ))

/** Words that would be cut off in the size of a title. */
const isSentence = (line: ReactNode) => typeof line === 'string' && line.length > 80

/** What stands in a window, and how its elements look: they stay, so that the field in it does. */
export interface WindowView {
  className: string
  style: CSSProperties | undefined
  /** The line of the question, its field and its ring. */
  line: { question?: string | undefined; input?: string | undefined; ring?: string | undefined }
  body: ReactNode
}

/**
 * The window that answers: answer, what else is to be known, and the scale of it.
 * @param isLate what it shows is still that of an older question
 */
export function windowOf(shown: Shown, inDialog: boolean, isLate = false): WindowView {
  const { tint, color, value, unit, made, picture, line, facts, actions, alternatives } = shown
  const { scale = null, madeScale } = shown
  const isEmpty = value === undefined && line === undefined && !made && inDialog
  const isRound = scale !== null && 'share01' in scale
  const hasScale = scale !== null || madeScale !== undefined
  const hasFactsAbove = inDialog && isRound
  const ink = color && coloredStyles[readableOn(color)]
  const look = [
    isEmpty && styles.empty,
    color && coloredStyles.colored,
    ink,
    isRound && styles.round,
    !hasScale && styles.unscaled,
    inDialog && styles.inDialog,
    !!alternatives && styles.several,
    !!picture && styles.pictured,
    shown.look,
    shown.isAtRest && styles.atRest,
  ]
  return {
    className: readoutClass(color ? 'color-picker' : tint, classNames(styles.instrument, ...look)),
    style: color && { backgroundColor: color },
    line: {
      ...questionStyles,
      question: classNames(questionStyles.question, isLate && questionStyles.late),
    },
    body: !isEmpty && (
      <>
        {made ? (
          made
        ) : value !== undefined ? (
          <Value value={value} unit={unit} />
        ) : (
          <p className={classNames(wordStyles.line, isSentence(line) && wordStyles.sentence)}>
            {line}
          </p>
        )}
        {picture}
        {alternatives && (
          <div className={classNames(styles.alternatives, actionStyles.alternatives)}>
            {alternatives}
          </div>
        )}
        <Foot
          // What follows from another tool, or has no scale below it, is another foot: one that comes late has not moved.
          key={`${tint} ${hasScale}`}
          facts={
            facts && (
              <div className={classNames(styles.facts, hasFactsAbove && styles.above)}>{facts}</div>
            )
          }
          actions={actions}
        />
        {madeScale ?? <ScaleView scale={scale} />}
      </>
    ),
  }
}
