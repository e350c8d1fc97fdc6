import type { ComponentProps } from 'react'
import { Button } from '../../../ui/buttons/button'

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
