import { useId } from 'react'
import { numberClass, Pane } from '../../../ui/readout/pane'
import { useFitted } from '../../../ui/readout/use-fitted'
import { useConversion } from '../store'
import { PlainNumber } from './plain-number'
import { UnitRate } from './unit-rate'
import { UnitSelect } from './unit-select'

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
