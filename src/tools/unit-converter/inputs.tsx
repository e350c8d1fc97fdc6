import { SelectField, TextField } from '../../ui/field'
import { SwapPair } from '../../ui/swap-pair'
import { Zone } from '../../ui/tool-layout'
import { Categories } from './categories'
import { categoryOf } from './domain/units'
import { useUnits } from './store'

function Value() {
  const text = useUnits((s) => s.text)
  const type = useUnits((s) => s.type)
  const keep = useUnits((s) => s.keep)
  return (
    <TextField
      label="From"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      placeholder="0"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}

function Units() {
  const categoryId = useUnits((s) => s.categoryId)
  const fromKey = useUnits((s) => s.fromKey)
  const toKey = useUnits((s) => s.toKey)
  const selectFrom = useUnits((s) => s.selectFrom)
  const selectTo = useUnits((s) => s.selectTo)
  const swapUnits = useUnits((s) => s.swapUnits)
  const options = categoryOf(categoryId).units.map(({ key, name }) => ({ value: key, text: name }))
  return (
    <SwapPair swapName="Swap units" onSwap={swapUnits}>
      <SelectField label="From unit" value={fromKey} options={options} onChange={selectFrom} />
      <SelectField label="To unit" value={toKey} options={options} onChange={selectTo} />
    </SwapPair>
  )
}

/** What is converted, from which unit into which. */
export function Inputs() {
  return (
    <Zone zone="inputs" aria-label="Conversion">
      <Categories />
      <Value />
      <Units />
    </Zone>
  )
}
