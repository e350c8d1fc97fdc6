import { Button } from '../../ui/button'
import { ButtonRow } from '../../ui/button-row'
import { Card } from '../../ui/card'
import { CopyButton } from '../../ui/copy-button'
import { ResultField } from '../../ui/result-field'
import { conversionOf } from './domain/conversion'
import { categoryOf, unitOf } from './domain/units'
import styles from './page.module.css'
import { useUnits } from './store'

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

/** The converted value, and what can be done with it. */
export function Result() {
  const result = useUnits((s) => conversionOf(s)?.result ?? '')
  const unit = useUnits((s) => unitOf(categoryOf(s.categoryId), s.toKey).name)
  const clearAll = useUnits((s) => s.clearAll)
  const copyResult = useUnits((s) => s.copyResult)
  return (
    <Card className={styles.result}>
      <ResultField label="To" unit={unit} value={result} />
      <Announcement />
      <ButtonRow>
        <CopyButton label="Copy Result" tone="primary" disabled={!result} onCopy={copyResult} />
        <Button icon="x" onClick={clearAll}>
          Clear All
        </Button>
      </ButtonRow>
    </Card>
  )
}
