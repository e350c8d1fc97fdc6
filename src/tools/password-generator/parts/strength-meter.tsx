import { Note } from '../../../ui/note'
import { ADVISED_BITS, entropyOf, type Remedy } from '../domain/entropy'
import type { Strength } from '../domain/strength'
import { usePassword } from '../store'
import bar from './strength-meter.module.css'

const REMEDIES: Record<Remedy, string> = {
  longer: 'Make it longer.',
  'more-characters': 'Allow more characters.',
  either: 'Make it longer or allow more characters.',
  both: 'Make it longer and allow more characters.',
}

function EntropyAdvice() {
  const { bits, remedy } = entropyOf(usePassword((s) => s.settings))
  return (
    <Note>
      {remedy
        ? `${bits} bits of randomness, under the ${ADVISED_BITS} advised. ${REMEDIES[remedy]}`
        : `${bits} bits of randomness, at least the ${ADVISED_BITS} advised.`}
    </Note>
  )
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
 * The label and the bar; the points know little of randomness, so the advice stands beside them. All of
 * it has its place, and the advice its words, before the first password is there.
 *
 * @param strength null: not known yet
 */
export function StrengthMeter({ strength }: { strength: Strength | null }) {
  return (
    <>
      <p>
        Strength: <strong>{strength?.text}</strong>
      </p>
      {strength ? <Bar strength={strength} /> : <div className={bar.bar} />}
      <EntropyAdvice />
    </>
  )
}
