import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { readableOn } from '#lib/contrast'
import type { HexColor } from '#lib/color'
import { classNames } from '#ui/class-names'
import { Foot, readoutClass } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { Face } from './face'
import coloredStyles from './colored.module.css'
import styles from './instrument.module.css'
import madeStyles from './made.module.css'
import questionStyles from './question.module.css'
import valueStyles from './value.module.css'
import { PLAIN, type Scale } from './scale'

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
  /** What a tool makes, in place of the scale. */
  madeScale?: ReactNode
  /** A picture, beside the value where the window is wide. */
  picture?: ReactNode
  /** Words in place of a value. */
  line?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
  /** The other readings of the question. */
  readings?: ReactNode
  scale?: Scale
  /** It is what the window shows at rest. */
  isAtRest?: boolean
}

/** Longer values are words and stand in the system's font. */
const LONGEST_VALUE = 24

/** Longer numbers may take two lines: in one they would be too small on a phone. */
const LONGEST_IN_LINE = 14

/** Longer units are words, such as a place, and stand in a line of their own. */
const LONGEST_UNIT = 6

interface ValueProps extends ComponentProps<'p'> {
  value: string
  unit?: string | undefined
}

/**
 * The value, as large as its characters and the room beside what else is to be known let it be; a unit takes less than
 * half of the characters' room.
 */
export function Value({ value, unit = '', ...rest }: ValueProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isLong = value.length > LONGEST_VALUE
  // Hours of zero would take a third of the room.
  const shown = value.replace(/^00:(?=\d\d:\d\d$)/, '')
  const isWords = unit.length > LONGEST_UNIT
  const characters = shown.length + (unit === '' || isWords ? 0 : 0.5 + unit.length * 0.42)
  const [isScrolled, setScrolled] = useState(false)
  useLayoutEffect(() => {
    const element = shown.length > LONGEST_VALUE ? ref.current : null
    setScrolled(element !== null && element.scrollHeight > element.clientHeight + 1)
  }, [shown])
  useLayoutEffect(() => {
    // The security policy would strip a style attribute from the prerendered page.
    ref.current?.style.setProperty('--characters', String(Math.max(characters, 4)))
  }, [characters])
  return (
    <div className={styles.cell}>
      <p
        {...rest}
        ref={ref}
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={isScrolled ? 0 : undefined}
        className={classNames(
          valueStyles.value,
          !isLong && characters > LONGEST_IN_LINE && valueStyles.wraps,
          isLong ? classNames(styles.long, valueStyles.long) : 'numerals',
          isWords && valueStyles.stacked,
        )}
      >
        {/* Isolated: a text of a QR code may run from right to left. */}
        <bdi>{shown}</bdi>
        {/* Another unit is another element: an old one that moved would count as a shift. */}
        {unit !== '' && <small key={value + unit}>{unit}</small>}
      </p>
    </div>
  )
}

/** The scale along the lower edge, or the face of a clock. */
export const ScaleView = ({ scale }: { scale: Scale }) =>
  'share01' in scale ? (
    <Face {...scale} />
  ) : (
    <Ticks marks={scale.marks} length={100} value={scale.value} labels={scale.labels} />
  )

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
  const { tint, color, value, unit, made, picture, line, facts, actions, readings } = shown
  const { scale = PLAIN, madeScale = <ScaleView scale={scale} /> } = shown
  const isEmpty = value === undefined && line === undefined && !made && inDialog
  const isRound = 'share01' in scale
  const hasFactsAbove = inDialog && (isRound || (!!made && !picture))
  const ink = color && coloredStyles[readableOn(color)]
  const look = [
    isEmpty && styles.empty,
    color && coloredStyles.colored,
    ink,
    isRound && styles.round,
    inDialog && styles.inDialog,
    !!readings && styles.several,
    !!picture && classNames(madeStyles.pictured, styles.pictured),
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
          // Beside a face it stands where a value does.
          isRound ? (
            made
          ) : (
            <div className={madeStyles.made}>{made}</div>
          )
        ) : value !== undefined ? (
          <Value value={value} unit={unit} />
        ) : (
          <p className={styles.line}>{line}</p>
        )}
        {picture && <div className={madeStyles.picture}>{picture}</div>}
        {readings && <div className={styles.readings}>{readings}</div>}
        <Foot
          facts={
            facts && (
              <div className={classNames(styles.facts, hasFactsAbove && madeStyles.above)}>
                {facts}
              </div>
            )
          }
          actions={actions}
        />
        {madeScale}
      </>
    ),
  }
}
