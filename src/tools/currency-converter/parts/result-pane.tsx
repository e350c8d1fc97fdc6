import { numberClass, Pane } from '../../../ui/readout/pane'
import { useFitted } from '../../../ui/readout/use-fitted'
import { CurrencyChoice } from './currency-choice'
import styles from './result.module.css'
import { useShownConversion } from './use-shown-conversion'

/** The number, in faint letters while the next one is on its way; its sentence is announced below. */
function ResultNumber() {
  const { shown, isOld } = useShownConversion()
  const text = shown ? shown.figures.result.fixed : '–'
  const ref = useFitted<HTMLDivElement>(text)
  return (
    // Another number is another element: an old one that moved would count as a shift.
    <div key={text} ref={ref} className={isOld ? `${numberClass} ${styles.old}` : numberClass}>
      {text}
    </div>
  )
}

export function ResultPane() {
  return <Pane caption="Result" number={<ResultNumber />} unit={<CurrencyChoice side="to" />} />
}
