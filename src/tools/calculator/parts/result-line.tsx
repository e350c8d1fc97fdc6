import type { Ref } from 'react'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { useFitted } from '../../../ui/readout/use-fitted'
import styles from './expression.module.css'

interface Props {
  /** Gets the focus of what the result takes the place of. */
  ref?: Ref<HTMLParagraphElement>
  text: string
}

/** A result of the expression line, and its copy button beside it. */
export function ResultLine({ ref, text }: Props) {
  const equation = `=\u00a0${text}`
  const fitted = useFitted<HTMLSpanElement>(equation)
  return (
    <div className={styles.line}>
      <p ref={ref} tabIndex={ref ? -1 : undefined} className={`${styles.value} numerals`}>
        <span ref={fitted}>{equation}</span>
      </p>
      <CopyButton compact="always" label="Copy Result" name="Copy Result" value={text} />
    </div>
  )
}
