import type { ComponentProps } from 'react'
import { Button } from '../../../ui/buttons/button'
import { useCurrency } from '../store'

interface Props extends ComponentProps<typeof Button> {
  onClick: () => void
}

/** Goes away once it is used: its section takes the focus. */
export function OneTimeButton({ onClick, ...rest }: Props) {
  return (
    <Button
      {...rest}
      onClick={(event) => {
        event.currentTarget.closest('section')?.focus()
        onClick()
      }}
    />
  )
}

const TEXT = 'Try again'

/** @param small as an icon, where the words do not fit */
export function TryAgain({ small = false }: { small?: boolean }) {
  const tryAgain = useCurrency((s) => s.tryAgain)
  return (
    <OneTimeButton
      variant={small ? 'quiet' : 'glass'}
      icon="refresh-cw"
      title={small ? TEXT : undefined}
      onClick={tryAgain}
    >
      {!small && TEXT}
    </OneTimeButton>
  )
}
