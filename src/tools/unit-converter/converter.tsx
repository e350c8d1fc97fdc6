import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { SelectField, TextField } from '../../ui/field'
import styles from './converter.module.css'
import { conversionOf } from './domain/conversion'
import { categoryOf } from './domain/units'
import { useUnits } from './store'

/** The shown result as text; empty where there is none. */
const useResult = () => useUnits((s) => conversionOf(s)?.result ?? '')

function useUnitOptions() {
  const categoryId = useUnits((s) => s.categoryId)
  return categoryOf(categoryId).units.map(({ key, name }) => ({ value: key, text: name }))
}

function FromSide() {
  const text = useUnits((s) => s.text)
  const fromKey = useUnits((s) => s.fromKey)
  const options = useUnitOptions()
  const type = useUnits((s) => s.type)
  const keep = useUnits((s) => s.keep)
  const selectFrom = useUnits((s) => s.selectFrom)
  return (
    <div className={styles.side}>
      <TextField
        label="From"
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        placeholder="0"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
        }}
      />
      <SelectField label="From unit" value={fromKey} options={options} onChange={selectFrom} />
    </div>
  )
}

function ToSide() {
  const result = useResult()
  const toKey = useUnits((s) => s.toKey)
  const options = useUnitOptions()
  const selectTo = useUnits((s) => s.selectTo)
  return (
    <div className={styles.side}>
      <div className={styles.result}>
        <TextField label="To" readOnly value={result} />
      </div>
      <SelectField label="To unit" value={toKey} options={options} onChange={selectTo} />
    </div>
  )
}

/** Says the result to screen readers; the read-only field itself is silent. */
function Announcement() {
  const text = useUnits((s) => {
    const shown = conversionOf(s)
    return shown ? `${shown.value} ${shown.from.name} = ${shown.result} ${shown.to.name}` : ''
  })
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

export function Converter() {
  const result = useResult()
  const swapUnits = useUnits((s) => s.swapUnits)
  const clearAll = useUnits((s) => s.clearAll)
  const copyResult = useUnits((s) => s.copyResult)
  return (
    <section className={styles.converter} aria-label="Conversion">
      <FromSide />
      <Button
        icon="arrow-up-down"
        className={styles.swap}
        title="Swap units"
        aria-label="Swap units"
        onClick={swapUnits}
      />
      <ToSide />
      <Announcement />
      <div className={styles.actions}>
        <CopyButton label="Copy Result" tone="primary" disabled={!result} onCopy={copyResult} />
        <Button icon="x" onClick={clearAll}>
          Clear All
        </Button>
      </div>
    </section>
  )
}
