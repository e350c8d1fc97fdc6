import { Fragment } from 'react'
import { evenMarks } from '#lib/scale'
import { copyKeys } from '#ui/browser/copy-keys'
import { classNames } from '#ui/class-names'
import { Icon } from '#ui/icon'
import { Ticks } from '#ui/readout/ticks'
import { DEFAULT_ENTROPY, guessingTime, type Entropy } from '../domain/entropy'
import { emptyPoolReason } from '../domain/pool'
import { DEFAULT_SETTINGS, isSameSettings } from '../domain/settings'
import { MAX_SCORE } from '../domain/strength'
import type { Made } from '../making'
import { usePassword } from '../state'
import * as texts from '../texts.en'
import { useMade } from './made'
import styles from './strength.module.css'

interface Props {
  /** In the window of the box, which has less room. */
  isBrief: boolean
  /** The button that makes another one. */
  again: string
}

/**
 * How hard the password is to guess, and what to change where it is too easy. The advice for the first password stands
 * in the prerendered page.
 */
function useEntropy(): Entropy | null {
  const entropy = useMade((s) => s.generated?.entropy)
  const isDefault = useMade((s) => isSameSettings(DEFAULT_SETTINGS, s.settings))
  if (entropy?.ok) return entropy.value
  return isDefault ? DEFAULT_ENTROPY : null
}

const shownStrength = ({ generated }: Made) => (generated?.password ? generated.strength : null)

/** The strength that nearly all first passwords have. */
const LIKELIEST = 'good'

/** `Good`, in its color; until the first password has come, its room. */
export function StrengthWord() {
  const strength = useMade(shownStrength)
  if (!strength)
    return (
      <strong className={classNames(styles.word, styles.unknown)} aria-hidden="true">
        {texts.STRENGTHS[LIKELIEST]}
      </strong>
    )
  return (
    <strong
      className={classNames(styles.word, styles[strength.color])}
      title={texts.points(strength.score, MAX_SCORE)}
    >
      <span className="visually-hidden">{texts.STRENGTH_IS} </span>
      {texts.STRENGTHS[strength.code]}
    </strong>
  )
}

/** What is to be known of the bits; in brief where there is less room than the width of the page has. */
function Advice({ entropy, isBrief }: { entropy: Entropy } & Pick<Props, 'isBrief'>) {
  const { bits, remedy } = entropy
  const time = texts.timeToGuess(guessingTime(bits))
  const brief = remedy ? texts.REMEDIES[remedy] : time
  if (isBrief) return brief
  return (
    <>
      <span className={styles.whole}>{texts.RECOMMENDED} </span>
      {brief}
      {remedy && <span className={styles.whole}> {time}</span>}
    </>
  )
}

/** The word shows little of the randomness: the bits stand before it, with a warning where they are too few. */
function Facts({ isBrief }: Pick<Props, 'isBrief'>) {
  const entropy = useEntropy()
  const strength = useMade(shownStrength)
  const isRefused = useMade((s) => s.refused !== null)
  if (isRefused) return <strong className={styles.word}>{texts.pressToCopy(copyKeys())}</strong>
  const look = strength && styles[strength.color]
  const isUnknown = !entropy && styles.unknown
  const { bits, remedy } = entropy ?? DEFAULT_ENTROPY
  return (
    // Each is another sentence: where one comes late its words have not moved.
    <Fragment key={remedy}>
      <strong className={classNames(styles.word, look, isUnknown)}>
        {remedy && <Icon name="triangle-alert" size="text" />} {texts.bitsText(bits)}
      </strong>{' '}
      <StrengthWord />{' '}
      <span className={isUnknown || undefined}>
        <Advice entropy={entropy ?? DEFAULT_ENTROPY} isBrief={isBrief} />
      </span>
    </Fragment>
  )
}

/** Why there is nothing to choose from, and what to change; nothing once that is done, before the password is there. */
function EmptyPoolAdvice() {
  const reason = useMade((s) => emptyPoolReason(s.settings))
  return reason && texts.EMPTY_POOL[reason]
}

/** Why the form has no password, in the words of its extra. */
function ConflictAdvice() {
  const entropy = useMade((s) => s.generated?.entropy)
  const explain = usePassword((s) => s.explain)
  return <>{entropy?.ok === false && explain?.(entropy.error)}</>
}

function Words({ isBrief, again }: Props) {
  const generated = useMade((s) => s.generated)
  const failure = useMade((s) => s.failure)
  if (failure) {
    return (
      <p role="alert" className={styles.failure}>
        {failure.code === 'no-randomness' ? texts.NO_RANDOMNESS : texts.failed(again)}
      </p>
    )
  }
  if (generated?.password === '') {
    return (
      <p role="alert" className={styles.warning}>
        {generated.entropy ? <ConflictAdvice /> : <EmptyPoolAdvice />}
      </p>
    )
  }
  return <Facts isBrief={isBrief} />
}

/** What is to be known of the password, or why there is none; as high in each case. */
export const Verdict = (props: Props) => (
  <div className={styles.verdict}>
    <Words {...props} />
  </div>
)

const TICKS_PER_POINT = 5
const MARKS = evenMarks(MAX_SCORE * TICKS_PER_POINT, TICKS_PER_POINT)

/** Each where its points begin, the last at the end. */
const LABELS = [
  { at: 0, text: texts.STRENGTHS.weak },
  { at: 4 * TICKS_PER_POINT, text: texts.STRENGTHS.fair },
  { at: 7 * TICKS_PER_POINT, text: texts.STRENGTHS.good },
  { at: MAX_SCORE * TICKS_PER_POINT, text: texts.STRENGTHS.strong },
]

/** Reached by score times 10 percent, in the color of the strength. */
export function StrengthScale() {
  const strength = useMade(shownStrength)
  return (
    <Ticks
      marks={MARKS}
      length={MAX_SCORE * TICKS_PER_POINT}
      value={strength && strength.score * TICKS_PER_POINT}
      labels={LABELS}
      className={strength ? styles[strength.color] : undefined}
    />
  )
}

/** The bar of the strength, on the scale of the readout. */
export function StrengthMeter() {
  const strength = useMade(shownStrength)
  const percent = strength ? (strength.score / MAX_SCORE) * 100 : 0
  const meter = strength && {
    role: 'meter',
    'aria-label': texts.STRENGTH_LABEL,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': texts.strengthValue(strength.code, percent),
  }
  return (
    <div className={styles.bar} {...meter}>
      <StrengthScale />
    </div>
  )
}
