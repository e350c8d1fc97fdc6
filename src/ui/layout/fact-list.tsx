import styles from './fact-list.module.css'
import { Help } from './help'

export interface Fact {
  title: string
  text: string
}

/** Facts about a tool, under a heading. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Help title={title}>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <strong>{fact.title}.</strong> {fact.text}
          </li>
        ))}
      </ul>
    </Help>
  )
}
