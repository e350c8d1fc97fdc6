import type { ComponentProps, ReactNode } from 'react'
import styles from './readout.module.css'

interface Props extends ComponentProps<'section'> {
  /** The scale along the lower edge. */
  ticks?: ReactNode
}

/** The dark window of a tool that always holds its answer; a container for `cqi` units. */
export function Readout({ ticks, className, children, ...rest }: Props) {
  const classes = className ? `${styles.readout} ${className}` : styles.readout
  return (
    <section className={classes} {...rest}>
      {children}
      {ticks}
    </section>
  )
}

/** A line of facts in a readout: rate, date, warnings. */
export function Caption({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={className ? `${styles.caption} ${className}` : styles.caption} {...rest} />
}
