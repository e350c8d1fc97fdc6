import type { ComponentProps } from 'react'
import { Button } from './button'

interface Props extends ComponentProps<typeof Button> {
  onClick: () => void
}

/** Goes away once it has worked: the first control of its part of the page takes the focus. */
export const TryAgainButton = ({ onClick, ...rest }: Props) => (
  <Button
    {...rest}
    onClick={({ currentTarget }) => {
      const part = currentTarget.closest('details, section')
      part?.querySelector<HTMLElement>('summary, select, input, [role=slider]')?.focus()
      onClick()
    }}
  >
    Try again
  </Button>
)
