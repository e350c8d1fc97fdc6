import { memo, useState } from 'react'
import { TOOLS } from '../../tools/registry'
import { Button } from '#ui/buttons/button'
import { useRested } from '#ui/feedback/use-rested'
import { Icon } from '#ui/icon'
import styles from './help.module.css'
import { QUESTIONS } from './modules'
import { WHAT_CAN_I_ASK } from './texts.en'

const KINDS = TOOLS.map(({ id, title, icon }) => ({
  id,
  title,
  icon,
  examples: QUESTIONS.get(id)?.examples ?? [],
})).filter(({ examples }) => examples.length > 0)

const Kinds = memo(function Kinds({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <ul className={styles.kinds}>
      {KINDS.map(({ id, title, icon, examples }) => (
        <li key={id}>
          <div className={styles.kind}>
            <Icon name={icon} size={16} /> {title}
          </div>
          {examples.map((example) => (
            <Button key={example} variant="glass" onClick={() => onChoose(example)}>
              {example}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
})

interface Props {
  /** Nothing is answered: the examples are shown once typing rests. */
  isWanted: boolean
  onChoose: (example: string) => void
}

/** The kinds of questions, with examples that fill the field. */
export const Help = memo(function Help({ isWanted, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  // Half a question is seldom understood.
  const rested = useRested(isWanted ? 'wanted' : undefined)
  const isShown = isOpen || (isWanted && rested !== undefined)
  return (
    <>
      <Button
        variant="row"
        icon="circle-question-mark"
        className={styles.help}
        aria-expanded={isShown}
        onClick={() => setOpen(!isOpen)}
      >
        {WHAT_CAN_I_ASK}
      </Button>
      {isShown && <Kinds onChoose={onChoose} />}
    </>
  )
})
