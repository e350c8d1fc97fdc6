import { Note } from '../../ui/note'
import { ADVISED_LENGTH } from './domain/settings'
import type { Strength } from './domain/strength'
import bar from './strength-meter.module.css'

function LengthAdvice({ length }: { length: number }) {
  return (
    <Note>
      {length < ADVISED_LENGTH
        ? `${ADVISED_LENGTH} or more characters are advised for a password without a second factor.`
        : `Has the ${ADVISED_LENGTH} characters advised for a password without a second factor.`}
    </Note>
  )
}

interface Props {
  /** Null: not known yet. */
  strength: Strength | null
  /** In characters. */
  length: number
}

function Bar({ strength: { score, text, color } }: { strength: Strength }) {
  const percent = score * 10
  return (
    <div
      className={bar.bar}
      role="meter"
      aria-label="Password strength"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${text}, ${percent}%`}
    >
      <div data-color={color} style={{ width: `${percent}%` }} />
    </div>
  )
}

/**
 * The label and the bar; the points know little of length, so the advice stands beside them. All of it
 * has its place, and the advice its words, before the first password is there.
 */
export function StrengthMeter({ strength, length }: Props) {
  return (
    <>
      <p>
        Strength: <strong>{strength?.text}</strong>
      </p>
      {strength ? <Bar strength={strength} /> : <div className={bar.bar} />}
      <LengthAdvice length={length} />
    </>
  )
}
