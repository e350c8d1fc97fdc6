import { evenMarks } from '#lib/scale'
import { copyKeys } from '#ui/browser/copy-keys'
import { Icon } from '#ui/icon'
import { Caption } from '#ui/readout/readout'
import { Ticks } from '#ui/readout/ticks'
import { DEFAULT_ENTROPY, guessingTime, type Entropy } from '../domain/entropy'
import { emptyPoolReason } from '../domain/pool'
import { DEFAULT_SETTINGS, isSameSettings } from '../domain/settings'
import { MAX_SCORE } from '../domain/strength'
import { usePassword } from '../state'
import * as texts from '../texts.en'
import styles from './strength.module.css'

const adviceOf = (entropy: Entropy) => texts.entropyText(entropy, guessingTime(entropy.bits))

/**
 * How hard the password is to guess, and what to change where it is too easy. The advice for the first password stands
 * in the prerendered page.
 */
function useEntropy(): Entropy | null {
  const entropy = usePassword((s) => s.generated?.entropy)
  const isDefault = usePassword((s) => isSameSettings(DEFAULT_SETTINGS, s.settings))
  if (entropy?.ok) return entropy.value
  return isDefault ? DEFAULT_ENTROPY : null
}

/** The points, or, after a copy that the browser refused, what to press. */
function Points() {
  const strength = usePassword((s) => s.generated?.strength)
  const isRefused = usePassword((s) => s.refused !== null)
  if (isRefused) return <strong>{texts.pressToCopy(copyKeys())}</strong>
  return (
    <>
      <span>
        {texts.STRENGTH_BEFORE}
        <strong>{strength?.text}</strong>
      </span>{' '}
      <span>{strength && texts.points(strength.score)}</span>
    </>
  )
}

/** Points say little of randomness: the bits stand beside them, and before them where they are too few. */
function Facts() {
  const entropy = useEntropy()
  if (!entropy?.remedy) {
    return (
      <Caption>
        <Points />
        <span className={styles.advice}>{entropy && adviceOf(entropy)}</span>
      </Caption>
    )
  }
  return (
    <Caption className={styles.weak}>
      <Icon name="triangle-alert" size={14} />
      <span>{adviceOf(entropy)}</span> <Points />
    </Caption>
  )
}

/** Why there is nothing to choose from, and what to change; nothing once that is done, before the password is there. */
function EmptyPoolAdvice() {
  const reason = usePassword((s) => emptyPoolReason(s.settings))
  return reason && texts.EMPTY_POOL[reason]
}

/** Why the form has no password, in the words of its extra. */
function ConflictAdvice() {
  const entropy = usePassword((s) => s.generated?.entropy)
  const explain = usePassword((s) => s.explain)
  return <span className={styles.advice}>{entropy?.ok === false && explain?.(entropy.error)}</span>
}

function Words() {
  const generated = usePassword((s) => s.generated)
  const failure = usePassword((s) => s.failure)
  if (failure) {
    return (
      <p role="alert" className={styles.failure}>
        {failure.code === 'no-randomness' ? texts.NO_RANDOMNESS : texts.FAILED}
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
  return <Facts />
}

/** What is to be known of the password, or why there is none; as high in each case. */
export function Verdict() {
  return (
    <div className={styles.verdict}>
      <Words />
    </div>
  )
}

const TICKS_PER_POINT = 5
const MARKS = evenMarks(MAX_SCORE * TICKS_PER_POINT, TICKS_PER_POINT)

/** The bar of the strength, on the scale of the readout: reached by score times 10 percent, in its color. */
export function StrengthTicks() {
  const strength = usePassword((s) => (s.generated?.password ? s.generated.strength : null))
  const percent = strength ? (strength.score / MAX_SCORE) * 100 : 0
  const meter = strength && {
    role: 'meter',
    'aria-label': texts.STRENGTH_LABEL,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': texts.strengthValue(strength.text, percent),
  }
  return (
    <div className={styles.bar} {...meter}>
      <Ticks
        marks={MARKS}
        length={MAX_SCORE * TICKS_PER_POINT}
        value={strength && strength.score * TICKS_PER_POINT}
        className={strength ? styles[strength.color] : undefined}
      />
    </div>
  )
}
