import type { ComponentProps, FocusEvent } from 'react'
import { classNames } from '../class-names'
import styles from './chips.module.css'

/** Browsers leave a chip where it is that can be seen in part. One that is pressed must not move from the pointer. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A row of chip buttons. Its `aria-label` names the group. */
export const Chips = ({ className, ...rest }: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is that of its chips
  <div role="group" className={classNames(styles.chips, className)} onFocus={showWhole} {...rest} />
)
