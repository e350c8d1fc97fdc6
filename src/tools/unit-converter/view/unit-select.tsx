import { memo } from 'react'
import { classNames } from '#ui/class-names'
import { GlassSelect } from '#ui/readout/glass-select'
import type { Unit } from '../domain/unit'
import { useUnits } from '../state'
import * as texts from '../texts.en'
import { unitName } from '../unit-names.en'
import styles from './unit-select.module.css'

const Options = ({ units }: { units: readonly Unit[] }) =>
  units.map((unit) => (
    <option key={unit.key} value={unit.key}>
      {unitName(unit)}
    </option>
  ))

/** Memoized: a key in the field beside it changes none of its options, of which there are about twenty. */
export const UnitSelect = memo(function UnitSelect({ side }: { side: 'from' | 'to' }) {
  const { units, more } = useUnits((s) => s.category)
  const value = useUnits((s) => s[side].key)
  const select = useUnits((s) => (side === 'from' ? s.selectFrom : s.selectTo))
  const leaveField = useUnits((s) => s.leaveField)
  const { symbol } = useUnits((s) => s[side])
  const isSigned = useUnits((s) => s.category.id === 'temperature')
  return (
    <span className={classNames(styles.frame, isSigned && styles.narrow)}>
      <GlassSelect
        aria-label={side === 'from' ? texts.FROM_UNIT : texts.TO_UNIT}
        value={value}
        // They are kept with their category; a browser would restore them among the units of the prerendered one.
        autoComplete="off"
        onChange={(event) => select(event.target.value)}
        onBlur={leaveField}
      >
        <Options units={units} />
        {more && (
          <optgroup label={texts.MORE}>
            <Options units={more} />
          </optgroup>
        )}
      </GlassSelect>
      {/* Several names look alike where a phone cuts them. */}
      <span className={styles.symbol} aria-hidden="true">
        {symbol}
      </span>
    </span>
  )
})
