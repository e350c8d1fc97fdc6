import { entropyOf, type Remedy } from '../domain/entropy'
import { guessingTime } from '../domain/guessing-time'
import { usePassword } from '../store'

const REMEDIES: Record<Remedy, string> = {
  longer: 'Make it longer.',
  'more-characters': 'Allow more characters.',
  either: 'Make it longer or allow more characters.',
  both: 'Make it longer and allow more characters.',
  limited: 'Use it only where wrong guesses are limited.',
}

/** How hard the password is to guess, and what to change where that is too easy. */
export default function EntropyAdvice() {
  const { bits, remedy } = entropyOf(usePassword((s) => s.settings))
  const advice = remedy ? `, under the 64 advised. ${REMEDIES[remedy]}` : '; 64 are advised.'
  return (
    <>
      {`At least ${bits} bits${advice} `}
      {`Lasts ${guessingTime(bits)} at a trillion guesses a second, on average.`}
    </>
  )
}
