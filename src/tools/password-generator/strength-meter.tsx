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
  strength: Strength
  /** In characters. */
  length: number
}

/** The label and the bar; the points know little of length, so the advice stands beside them. */
export function StrengthMeter({ strength: { score, text, color }, length }: Props) {
  const percent = score * 10
  return (
    <>
      <p>
        Strength: <strong>{text}</strong>
      </p>
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
      <LengthAdvice length={length} />
    </>
  )
}
