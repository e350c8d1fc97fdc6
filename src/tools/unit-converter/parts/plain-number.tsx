import { Announce } from '../../../ui/feedback/announce'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icon'
import { COPY_TEXTS, useCopyAnswer } from '../../../ui/buttons/use-copy-answer'
import styles from './converter.module.css'
import { useUnits } from '../store'

/** All digits of a result that hides some. The button is as wide as its place: its answer moves nothing. */
export function PlainNumber({ value }: { value: string }) {
  const copyPlain = useUnits((s) => s.copyPlain)
  const { answer, copy } = useCopyAnswer(copyPlain)
  return (
    <>
      <Button variant="glass" className={styles.plain} title={value} onClick={copy}>
        <span className="visually-hidden">Copy Plain number </span>
        <span>{answer ? COPY_TEXTS[answer] : value}</span>
        <Icon key={answer} name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={answer && COPY_TEXTS[answer]} />
    </>
  )
}
