import { useId } from 'react'
import { ONE } from '../../../lib/fraction'
import { Button } from '../../../ui/buttons/button'
import { useCopyAnswer } from '../../../ui/buttons/use-copy-answer'
import { Announce } from '../../../ui/feedback/announce'
import { Icon } from '../../../ui/icon'
import { Note } from '../../../ui/layout/note'
import { numberClass, Pane } from '../../../ui/readout/pane'
import { useFitted } from '../../../ui/readout/use-fitted'
import { convert } from '../domain/convert'
import { formatIn } from '../domain/format-result'
import { wordsFor, wordsForOne } from '../domain/unit-words'
import { useChosenUnits, useConversion, useUnits } from '../store'
import styles from './converter.module.css'
import { UnitSelect } from './unit-select'

/** One of the unit in the other. */
function UnitRate() {
  const { from, to } = useChosenUnits()
  const form = useUnits((s) => s.form)
  const result = formatIn(form, convert(ONE, from, to))
  return <Note className={styles.rate}>{`1 ${wordsForOne(from)} = ${result} ${wordsFor(to)}`}</Note>
}

/** All digits of a result that hides some. The button is as wide as its place: its answer moves nothing. */
function PlainNumber({ value }: { value: string }) {
  const copyPlain = useUnits((s) => s.copyPlain)
  const { answer, text, copy } = useCopyAnswer(value, copyPlain)
  return (
    <>
      <Button variant="glass" className={styles.plain} title={value} onClick={copy}>
        <span className="visually-hidden">Copy Plain number </span>
        <span>{text ?? value}</span>
        <Icon key={answer} name={answer === 'copied' ? 'check' : 'copy'} />
      </Button>
      <Announce text={text} />
    </>
  )
}

/** The converted value, to read and to select. */
export function ToPane() {
  const id = useId()
  const conversion = useConversion()
  const result = conversion?.result ?? ''
  const plain = conversion?.plain ?? null
  const ref = useFitted<HTMLInputElement>(result)
  return (
    <Pane
      caption={<label htmlFor={id}>To</label>}
      number={
        <input ref={ref} id={id} className={numberClass} readOnly placeholder="–" value={result} />
      }
      unit={<UnitSelect side="to" />}
      below={plain === null ? <UnitRate /> : <PlainNumber value={plain} />}
    />
  )
}
