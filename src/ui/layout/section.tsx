import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { classNames } from '../class-names'
import styles from './section.module.css'

interface Props extends ComponentProps<'section'> {
  title: string
  heading?: Ref<HTMLHeadingElement>
  /** A control at the end of the heading's line. */
  action?: ReactNode
}

/** A part of a page under a heading of its own. */
export function Section({ title, heading, action, className, children, ...rest }: Props) {
  const id = useId()
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id} {...rest}>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
