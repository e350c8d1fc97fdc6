import styles from './fact-list.module.css'
import { Help } from './help'

interface Fact {
  title: string
  text: string
}

interface Props {
  title: string
  facts: readonly Fact[]
}

/** Facts about a tool, under a heading. */
export function FactList({ title, facts }: Props) {
  return (
    <Help title={title}>
      <ul className={styles.facts}>
        {facts.map(({ title: name, text }) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ul>
    </Help>
  )
}
