import { Announce } from '../../../ui/announce'
import { Button } from '../../../ui/button'
import { ButtonRow } from '../../../ui/button-row'
import { Card } from '../../../ui/card'
import { CopyButton } from '../../../ui/copy-button'
import { CopyRow } from '../../../ui/copy-row'
import { ResultField } from '../../../ui/result-field'
import { useRested } from '../../../ui/use-rested'
import { categoryOf, unitOf } from '../domain/units'
import styles from './results.module.css'
import { useConversion, useUnits } from '../store'

/** What has changed, for screen readers; the read-only field itself is silent. */
function Announcement() {
  const conversion = useConversion()
  const category = categoryOf(useUnits((s) => s.categoryId))
  const from = useUnits((s) => unitOf(category, s.fromKey).name)
  const to = useUnits((s) => unitOf(category, s.toKey).name)
  const isEmpty = useUnits((s) => s.text.trim() === '')
  const chosen = isEmpty ? `${category.name}: ${from} to ${to}, no value` : ''
  const text = conversion ? `${conversion.value} ${from} = ${conversion.result} ${to}` : chosen
  return <Announce text={useRested(text)} />
}

/** The converted value, and what can be done with it. */
export function Result() {
  const conversion = useConversion()
  const unit = useUnits((s) => unitOf(categoryOf(s.categoryId), s.toKey).name)
  const clearAll = useUnits((s) => s.clearAll)
  const copyResult = useUnits((s) => s.copyResult)
  const copyPlain = useUnits((s) => s.copyPlain)
  return (
    <Card className={styles.result}>
      <ResultField label="To" unit={unit} value={conversion?.result ?? ''} />
      <Announcement />
      <ButtonRow>
        <CopyButton label="Copy Result" tone="primary" disabled={!conversion} onCopy={copyResult} />
        <Button icon="x" onClick={clearAll}>
          Clear All
        </Button>
      </ButtonRow>
      {conversion?.plain && (
        <div className={styles.plain}>
          <CopyRow name="Plain number" value={conversion.plain} onCopy={copyPlain} />
        </div>
      )}
    </Card>
  )
}
