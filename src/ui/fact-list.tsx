import { useId } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  title: string
  text: string
}

/** What is good to know about a tool, under a heading. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <strong>{fact.title}.</strong> {fact.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
