import type { ByType } from '../domain/character-sets'
import type { Entropy, Remedy } from '../domain/entropy'
import { guessingTime } from '../domain/guessing-time'
import type { RulesConflict } from '../domain/forms'
import { usePassword } from '../store'

const REMEDIES: Record<Remedy, string> = {
  longer: 'Make it longer.',
  'more-characters': 'Allow more characters.',
  either: 'Make it longer or allow more characters.',
  both: 'Make it longer and allow more characters.',
  limited: 'Use it only where wrong guesses are limited.',
}

const TYPE_NAMES: ByType<string> = {
  uppercase: 'uppercase letters',
  lowercase: 'lowercase letters',
  numbers: 'numbers',
  symbols: 'symbols',
}

/** Why no password keeps the rules of the site, and what to change. */
function conflictText(conflict: RulesConflict): string {
  switch (conflict.code) {
    case 'none-left':
      return `The site rules need ${TYPE_NAMES[conflict.type]}, but none are left. Turn them on or exclude fewer.`
    case 'none-taken':
      return `The site rules need ${TYPE_NAMES[conflict.type]}, but take none.`
    case 'none-of':
      return `The site rules need one of ${conflict.characters}, but none of them is left. Exclude fewer.`
    case 'too-short':
      return `The site rules need ${conflict.needed} characters, but take ${conflict.longest} at most.`
    case 'too-many-rules':
      return 'The site rules are too many to draw a password by them.'
    case 'none':
      return 'No password of this length keeps all of the site rules.'
  }
}

function Bits({ bits, remedy }: Entropy) {
  const advice = remedy ? `, under the 64 advised. ${REMEDIES[remedy]}` : '; 64 are advised.'
  return (
    <>
      {`At least ${bits} bits${advice} `}
      {`Lasts ${guessingTime(bits)} at a trillion guesses a second, on average.`}
    </>
  )
}

/** How hard the password is to guess, and what to change where that is too easy. */
export default function EntropyAdvice() {
  const entropy = usePassword((s) => s.generated?.entropy)
  if (!entropy) return null
  return entropy.ok ? <Bits {...entropy.value} /> : conflictText(entropy.error)
}
