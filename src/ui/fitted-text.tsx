import styles from './fitted.module.css'
import { useFitted } from './use-fitted'

/** One line whose letters shrink until all of them fit. The parent is as wide as they may be. */
export function FittedText({ text }: { text: string }) {
  const ref = useFitted<HTMLSpanElement>(text)
  return (
    <span ref={ref} className={styles.text}>
      {text}
    </span>
  )
}
