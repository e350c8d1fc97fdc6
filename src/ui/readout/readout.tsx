import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './readout.module.css'

interface Props extends ComponentProps<'section'> {
  /** The scale along the lower edge. */
  ticks?: ReactNode
}

/** The dark window of a tool that always holds its answer; a container for `cqi` units. */
export function Readout({ ticks, className, children, ...rest }: Props) {
  return (
    <section className={classNames(styles.readout, className)} {...rest}>
      {children}
      {ticks}
    </section>
  )
}

/** A line of facts in a readout: rate, date, warnings. */
export const Caption = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={classNames(styles.caption, className)} {...rest} />
)
