import { SelectField } from '../../../ui/field'
import { SwapPair } from '../../../ui/swap-pair'
import { Zone } from '../../../ui/tool-layout'
import { Categories } from './categories'
import { categoryOf } from '../domain/units'
import { useUnits } from '../store'
import { ValueField } from './value-field'

function Units() {
  const categoryId = useUnits((s) => s.categoryId)
  const fromKey = useUnits((s) => s.fromKey)
  const toKey = useUnits((s) => s.toKey)
  const selectFrom = useUnits((s) => s.selectFrom)
  const selectTo = useUnits((s) => s.selectTo)
  const leaveField = useUnits((s) => s.leaveField)
  const swapUnits = useUnits((s) => s.swapUnits)
  const options = categoryOf(categoryId).units.map(({ key, name }) => ({ value: key, text: name }))
  const shared = { options, onBlur: leaveField }
  return (
    <SwapPair swapName="Swap units" onSwap={swapUnits}>
      <SelectField label="From unit" value={fromKey} onChange={selectFrom} {...shared} />
      <SelectField label="To unit" value={toKey} onChange={selectTo} {...shared} />
    </SwapPair>
  )
}

/** What is converted, from which unit into which. */
export function Inputs() {
  return (
    <Zone zone="inputs" aria-label="Conversion">
      <Categories />
      <ValueField />
      <Units />
    </Zone>
  )
}
