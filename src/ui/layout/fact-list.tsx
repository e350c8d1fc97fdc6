import styles from './fact-list.module.css'
import { Help } from './help'

interface Props {
  title: string
  /** Texts by their titles. */
  facts: Readonly<Record<string, string>>
}

/** Facts about a tool, under a heading. */
export function FactList({ title, facts }: Props) {
  return (
    <Help title={title}>
      <ul className={styles.facts}>
        {Object.entries(facts).map(([name, text]) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ul>
    </Help>
  )
}
