import { evenMarks } from '../../../lib/scale'
import { useLazyPart } from '../../../ui/browser/use-lazy-part'
import { Caption } from '../../../ui/readout/readout'
import { Ticks } from '../../../ui/readout/ticks'
import { emptyPoolReason } from '../domain/pool'
import { DEFAULT_SETTINGS, isSameSettings } from '../domain/settings'
import { MAX_SCORE } from '../domain/strength'
import { usePassword } from '../store'
import styles from './verdict.module.css'

const loadAdvice = () => import('./entropy-advice')

// What the part gives for them: it stands in the page from the start.
const DEFAULT_ADVICE =
  'At least 70.7 bits; 64 are advised. Lasts 30 years at a trillion guesses a second, on average.'

/** Its code comes after all else: it is worth a look, not a wait. */
function EntropyAdvice() {
  const isKnown = usePassword((s) => s.generated?.entropy !== undefined)
  const { part } = useLazyPart(loadAdvice, isKnown)
  const isDefault = usePassword((s) => isSameSettings(DEFAULT_SETTINGS, s.settings))
  return (
    <span className={styles.advice}>
      {part && isKnown ? <part.default /> : isDefault && DEFAULT_ADVICE}
    </span>
  )
}

const POOL_ADVICE = {
  'no-types': 'No characters to choose from. Turn on at least one type.',
  'all-excluded': 'Every character is excluded. Exclude fewer of them.',
}

/** Why there is nothing to choose from, and what to change; nothing once that is done, before the password is there. */
function EmptyPoolAdvice() {
  const reason = usePassword((s) => emptyPoolReason(s.settings))
  return reason && POOL_ADVICE[reason]
}

function Words() {
  const generated = usePassword((s) => s.generated)
  const failure = usePassword((s) => s.failure)
  if (failure) {
    return (
      <p role="alert" className={styles.failure}>
        {failure.code === 'no-randomness'
          ? 'Your browser cannot generate secure random numbers.'
          : 'Password generation failed. Press Generate New to try again.'}
      </p>
    )
  }
  if (generated?.password === '') {
    return (
      <p role="alert" className={styles.warning}>
        {/* With the rules of a site, why no password keeps them. */}
        {generated.entropy ? <EntropyAdvice /> : <EmptyPoolAdvice />}
      </p>
    )
  }
  const strength = generated?.strength
  return (
    <Caption>
      <span>
        Strength: <strong>{strength?.text}</strong>
      </span>
      {/* Points say little of randomness: the advice stands beside them. */}
      <span>{strength && `${strength.score} of ${MAX_SCORE} points`}</span>
      <EntropyAdvice />
    </Caption>
  )
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
    'aria-label': 'Password strength',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': `${strength.text}, ${percent}%`,
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
