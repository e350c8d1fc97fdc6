import { SelectField, TextField } from '#ui/fields/field'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import {
  firstLabelOf,
  isOwnLayout,
  labelsByNumbers,
  labelSheetOf,
  readShiftMm,
  type OwnLayout,
} from './domain/label-sheet'
import { useBatch } from './state'
import * as texts from './texts.en'

const INITIAL_NUMBERS = {
  grid: { across: '3', down: '8' },
  size: { across: '60', down: '40' },
  page: { across: '50', down: '30' },
}

function Numbers({ layout }: { layout: OwnLayout }) {
  const labels = useBatch((s) => s.labels)
  const setLabels = useBatch((s) => s.setLabels)
  const { error } = texts.NUMBERS[layout]
  const numbers = labelsByNumbers(labels)
  return (
    <>
      {layout !== 'page' && (
        <SelectField
          label={texts.PAPER}
          value={labels.paper}
          options={texts.PAPERS}
          onChange={(paper) => setLabels({ paper })}
        />
      )}
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

/** For a sheet that was used before, and for a printer that draws it in askew. */
function Place() {
  const labels = useBatch((s) => s.labels)
  const setLabels = useBatch((s) => s.setLabels)
  const { count, first } = firstLabelOf(labels)
  return (
    <div className={styles.fields}>
      {count !== 1 && (
        <TextField
          label={texts.FIRST_LABEL}
          inputMode="numeric"
          autoComplete="off"
          value={labels.first}
          error={first === null && count > 0 ? texts.wrongFirst(count) : undefined}
          onChange={(event) => setLabels({ first: event.target.value })}
        />
      )}
      {(['shiftX', 'shiftY'] as const).map((way) => (
        <TextField
          key={way}
          label={texts.SHIFTS[way]}
          autoComplete="off"
          value={labels[way]}
          error={readShiftMm(labels[way]) === null ? texts.WRONG_SHIFT : undefined}
          onChange={(event) => setLabels({ [way]: event.target.value })}
        />
      ))}
    </div>
  )
}

export function BatchLabels() {
  const labels = useBatch((s) => s.labels)
  const setLabels = useBatch((s) => s.setLabels)
  const { layout } = labels
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
              ...(isOwnLayout(chosen) && INITIAL_NUMBERS[chosen]),
            })
          }
        />
        {isOwnLayout(layout) && <Numbers layout={layout} />}
      </div>
      <Place />
      {sheet && <Note>{texts.labelsAPage(sheet.columns * sheet.rows)}</Note>}
    </>
  )
}
