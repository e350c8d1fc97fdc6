import styles from './steady-text.module.css'

interface Props {
  text: string
  /** Every text that may stand here: it is as wide as the longest of them. */
  texts: readonly string[]
}

/** A text that changes by itself without moving what stands beside it. */
export function SteadyText({ text, texts }: Props) {
  return (
    <span className={styles.texts}>
      {texts.map((each) => (
        <span key={each} className={each === text ? undefined : styles.hidden}>
          {each}
        </span>
      ))}
    </span>
  )
}
