import { memo } from 'react'
import { TOOLS } from '../../tools/registry'
import { Button } from '#ui/buttons/button'
import { Icon } from '#ui/icon'
import styles from './help.module.css'

const EXAMPLES = import.meta.glob<readonly string[]>('../../tools/*/question.en.ts', {
  eager: true,
  import: 'EXAMPLES',
})

const KINDS = TOOLS.map(({ id, title, icon }) => ({
  id,
  title,
  icon,
  examples: EXAMPLES[`../../tools/${id}/question.en.ts`] ?? [],
})).filter(({ examples }) => examples.length > 0)

/** The kinds of questions, with examples that fill the field. */
export const Kinds = memo(function Kinds({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <ul className={styles.kinds}>
      {KINDS.map(({ id, title, icon, examples }) => (
        <li key={id}>
          <div className={styles.kind}>
            <Icon name={icon} size="text" /> {title}
          </div>
          {examples.map((example) => (
            <Button key={example} variant="glass" onClick={() => onChoose(example)}>
              <bdi>{example}</bdi>
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
})
