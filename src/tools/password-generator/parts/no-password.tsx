import { Banner } from '../../../ui/banner'
import { asksForCharacters } from '../domain/pool'
import { usePassword, type PasswordFailure } from '../store'

/** Why there is nothing to choose from, and what to change. */
export function EmptyPoolAdvice() {
  const asks = usePassword((s) => asksForCharacters(s.settings))
  return (
    <Banner tone="warning">
      {asks
        ? 'Every character is excluded. Exclude fewer of them.'
        : 'No characters to choose from. Turn on at least one type.'}
    </Banner>
  )
}

export function FailureAdvice({ failure }: { failure: PasswordFailure }) {
  return (
    <Banner tone="error">
      {failure.code === 'no-randomness'
        ? 'Your browser cannot generate secure random numbers.'
        : 'Password generation failed. Press Generate New to try again.'}
    </Banner>
  )
}
