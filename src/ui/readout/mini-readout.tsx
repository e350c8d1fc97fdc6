import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './mini-readout.module.css'
import { Caption, Readout } from './readout'

interface Props {
  /** The tool, by its id. */
  tint: string
  caption: ReactNode
  ticks?: ReactNode
  /** More than five characters: smaller, so that they stay in one line. */
  long?: boolean
  /** No number: of the letters, the font of the numerals has E and e alone. */
  words?: boolean
  children: ReactNode
}

/** A tool's readout on its card, as an example of what it shows; decoration for screen readers. */
export function MiniReadout({
  tint,
  caption,
  ticks,
  long = false,
  words = false,
  children,
}: Props) {
  return (
    <Readout
      tint={tint}
      className={classNames(styles.mini, long && styles.fitted)}
      aria-hidden="true"
      ticks={ticks}
    >
      <Caption>{caption}</Caption>
      <bdi
        className={classNames(words ? styles.words : 'numerals', styles.value, long && styles.long)}
      >
        {children}
      </bdi>
    </Readout>
  )
}
