import type { ComponentProps } from 'react'
import styles from './tool-layout.module.css'

const joined = (first: string | undefined, second: string | undefined) =>
  second ? `${first} ${second}` : first

interface LayoutProps extends ComponentProps<'div'> {
  /** How many zones of inputs there are. */
  rows?: 1 | 2
}

/**
 * The two zones of a tool. Where there is room, inputs are left and the result stays in sight on the right;
 * on a phone the zones follow one another as they stand.
 */
export function ToolLayout({ rows = 1, className, ...rest }: LayoutProps) {
  return <div className={joined(styles.layout, className)} data-rows={rows} {...rest} />
}

interface ZoneProps extends ComponentProps<'section'> {
  /** `more` is what comes after both: history and information. */
  zone: 'inputs' | 'result' | 'more'
}

export function Zone({ zone, className, ...rest }: ZoneProps) {
  return <section className={joined(styles[zone], className)} {...rest} />
}
