import type { ComponentProps } from 'react'
import { RELOAD_PAGE, TRY_AGAIN } from '../texts.en'
import { Button } from './button'

interface Props extends ComponentProps<typeof Button> {
  onClick: () => void
  /** Only a reload helps, so the button reloads the page. */
  needsReload?: boolean | undefined
}

/** Goes away once it has worked: the first control of its part of the page takes the focus. */
export const TryAgainButton = ({ onClick, needsReload, ...rest }: Props) => (
  <Button
    {...rest}
    onClick={({ currentTarget }) => {
      const part = currentTarget.closest('details, section')
      part?.querySelector<HTMLElement>('summary, select, input, [role=slider]')?.focus()
      if (needsReload) location.reload()
      else onClick()
    }}
  >
    {needsReload ? RELOAD_PAGE : TRY_AGAIN}
  </Button>
)
