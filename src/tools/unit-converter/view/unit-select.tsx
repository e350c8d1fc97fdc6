import { GlassSelect } from '#ui/readout/glass-select'
import { useUnits } from '../state'
import * as texts from '../texts.en'

export function UnitSelect({ side }: { side: 'from' | 'to' }) {
  const units = useUnits((s) => s.category.units)
  const value = useUnits((s) => s[side].key)
  const select = useUnits((s) => (side === 'from' ? s.selectFrom : s.selectTo))
  const leaveField = useUnits((s) => s.leaveField)
  return (
    <GlassSelect
      aria-label={side === 'from' ? texts.FROM_UNIT : texts.TO_UNIT}
      value={value}
      // They are kept with their category; a browser would restore them among the units of the prerendered one.
      autoComplete="off"
      onChange={(event) => select(event.target.value)}
      onBlur={leaveField}
    >
      {units.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </GlassSelect>
  )
}
