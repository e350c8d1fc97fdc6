import { SelectField, TextField } from '#ui/fields/field'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import { labelsByNumbers, labelSheetOf } from './domain/label-sheet'
import { useBatch } from './state'
import * as texts from './texts.en'

const INITIAL_NUMBERS = {
  grid: { across: '3', down: '8' },
  size: { across: '60', down: '40' },
}

function Numbers({ layout }: { layout: 'grid' | 'size' }) {
  const labels = useBatch((s) => s.labels)
  const setLabels = useBatch((s) => s.setLabels)
  const { error } = texts.NUMBERS[layout]
  const numbers = labelsByNumbers(labels)
  return (
    <>
      <SelectField
        label={texts.PAPER}
        value={labels.paper}
        options={texts.PAPERS}
        onChange={(paper) => setLabels({ paper })}
      />
      {(['across', 'down'] as const).map((way) => (
        <TextField
          key={way}
          label={texts.NUMBERS[layout][way]}
          longest={error}
          inputMode="decimal"
          autoComplete="off"
          value={labels[way]}
          error={numbers[way] ? undefined : error}
          onChange={(event) => setLabels({ [way]: event.target.value })}
        />
      ))}
    </>
  )
}

export function BatchLabels() {
  const labels = useBatch((s) => s.labels)
  const setLabels = useBatch((s) => s.setLabels)
  const { layout } = labels
  const isOwn = layout === 'grid' || layout === 'size'
  const sheet = labelSheetOf(labels)
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.LABELS}
          value={layout}
          options={texts.LAYOUTS}
          onChange={(chosen) =>
            setLabels({
              layout: chosen,
              ...((chosen === 'grid' || chosen === 'size') && INITIAL_NUMBERS[chosen]),
            })
          }
        />
        {isOwn && <Numbers layout={layout} />}
      </div>
      {sheet && <Note>{texts.labelsAPage(sheet.columns * sheet.rows)}</Note>}
    </>
  )
}
