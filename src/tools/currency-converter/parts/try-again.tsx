import { OneTimeButton } from './one-time-button'
import { useCurrency } from '../store'

const TEXT = 'Try again'

/** @param small as an icon, where the words do not fit */
export function TryAgain({ small = false }: { small?: boolean }) {
  const tryAgain = useCurrency((s) => s.tryAgain)
  return (
    <OneTimeButton
      variant={small ? 'quiet' : 'glass'}
      icon="refresh-cw"
      aria-label={small ? TEXT : undefined}
      title={small ? TEXT : undefined}
      onClick={tryAgain}
    >
      {!small && TEXT}
    </OneTimeButton>
  )
}
