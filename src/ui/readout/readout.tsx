import type { ComponentProps, ReactNode, RefObject } from 'react'
import { classNames } from '../class-names'
import styles from './readout.module.css'
import tints from './tints.module.css'

export interface ReadoutProps extends Omit<ComponentProps<'section'>, 'ref'> {
  ref?: RefObject<HTMLElement | null>
  /** The tool whose window it is, by its id: its colors. */
  tint?: string | undefined
  /** The scale along the lower edge. */
  ticks?: ReactNode
}

/** The look of a readout, for a window whose elements stay while its code comes. */
export const readoutClass = (tint: string | undefined, ...others: (string | undefined)[]): string =>
  classNames(styles.readout, tint && tints[tint], ...others)

/** The dark window of a tool that always holds its answer; a container for `cqi` units. */
export const Readout = ({ tint, ticks, className, children, ...rest }: ReadoutProps) => (
  <section className={readoutClass(tint, className)} {...rest}>
    {children}
    {ticks}
  </section>
)

/** The look of what stays of a window that has been scrolled away: it has the window's colors. */
export const colorsClass = (tint: string | undefined, ...others: (string | undefined)[]): string =>
  classNames(styles.colors, tint && tints[tint], ...others)

/** A line of facts in a readout: rate, date, warnings. */
export const Caption = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={classNames(styles.caption, className)} {...rest} />
)

interface FootProps {
  /** What is to be known besides the answer. */
  facts?: ReactNode
  /** Buttons at the lower right, the main one last; in the box it is first. */
  actions?: ReactNode
}

/** The line between the answer and its scale: second facts, and the one place for actions. */
export const Foot = ({ facts, actions }: FootProps) => (
  <div className={styles.foot}>
    {facts && <div className={styles.facts}>{facts}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
