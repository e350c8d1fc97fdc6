import { memo } from 'react'
import { figure } from '#lib/writing.en'
import { numberClass, Pane } from '#ui/readout/pane'
import { useFitted } from '#ui/readout/use-fitted'
import type { Success } from '../domain/conversion'
import * as texts from '../texts.en'
import { CurrencyChoice, type WithSearch } from './currency-select'
import styles from './result.module.css'
import { usePair } from './use-conversion'

interface NumberProps {
  shown: Success | null
  /** The next one is on its way. */
  isOld: boolean
}

/** The number, in faint letters where it is old; its sentence is announced below. */
const ResultNumber = memo(function ResultNumber({ shown, isOld }: NumberProps) {
  const text = shown ? figure(shown.figures.result.fixed) : '–'
  const ref = useFitted<HTMLDivElement>(text)
  return (
    // Another number is another element: an old one that moved would count as a shift.
    <div key={text} ref={ref} className={isOld ? `${numberClass} ${styles.old}` : numberClass}>
      {text}
    </div>
  )
})

export function ResultPane({ Search, ...number }: NumberProps & WithSearch) {
  const { from, to } = usePair()
  return (
    <Pane
      of={`${from} ${to}`}
      caption={texts.RESULT}
      number={<ResultNumber {...number} />}
      unit={<CurrencyChoice side="to" Search={Search} />}
    />
  )
}
