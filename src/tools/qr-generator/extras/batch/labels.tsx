import { counted } from '#lib/grouped'
import { SelectField, TextField } from '#ui/fields/field'
import { Note } from '#ui/layout/note'
import {
  GRID_LIMITS,
  labelsByNumbers,
  labelSheetOf,
  LABEL_LIMITS_MM,
  type LabelLayout,
  type Paper,
} from './domain/label-sheet'
import styles from '../../page.module.css'
import { useBatch } from './state'

const LAYOUTS: readonly { value: LabelLayout; text: string }[] = [
  { value: 'a4-3x8', text: 'A4, 3 × 8, 70 × 37 mm' },
  { value: 'a4-3x7', text: 'A4, 3 × 7, 63.5 × 38.1 mm' },
  { value: 'a4-2x7', text: 'A4, 2 × 7, 99.1 × 38.1 mm' },
  { value: 'letter-3x10', text: 'Letter, 3 × 10, 2.625 × 1 in' },
  { value: 'letter-2x5', text: 'Letter, 2 × 5, 4 × 2 in' },
  { value: 'grid', text: 'Columns and rows' },
  { value: 'size', text: 'Width and height' },
]

const PAPERS: readonly { value: Paper; text: string }[] = [
  { value: 'a4', text: 'A4' },
  { value: 'letter', text: 'Letter' },
]

const NUMBERS = {
  grid: { across: 'Columns', down: 'Rows', initial: { across: '3', down: '8' } },
  size: { across: 'Width (mm)', down: 'Height (mm)', initial: { across: '60', down: '40' } },
}

const GRID_ERROR = `Enter ${GRID_LIMITS.smallest} to ${GRID_LIMITS.largest}; labels of at least ${LABEL_LIMITS_MM.smallest} mm.`
const SIZE_ERROR = `Enter at least ${LABEL_LIMITS_MM.smallest} mm; the label has to fit the paper.`

function Numbers({ layout }: { layout: 'grid' | 'size' }) {
  const labels = useBatch((s) => s.labels)
  const setLabels = useBatch((s) => s.setLabels)
  const error = layout === 'grid' ? GRID_ERROR : SIZE_ERROR
  const numbers = labelsByNumbers(labels)
  return (
    <>
      <SelectField
        label="Paper"
        value={labels.paper}
        options={PAPERS}
        onChange={(paper) => setLabels({ paper })}
      />
      {(['across', 'down'] as const).map((way) => (
        <TextField
          key={way}
          label={NUMBERS[layout][way]}
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
          label="Labels"
          value={layout}
          options={LAYOUTS}
          onChange={(chosen) =>
            setLabels({
              layout: chosen,
              ...((chosen === 'grid' || chosen === 'size') && NUMBERS[chosen].initial),
            })
          }
        />
        {isOwn && <Numbers layout={layout} />}
      </div>
      {sheet && (
        <Note>
          {counted(sheet.columns * sheet.rows, 'label')} a page, each with its code and under it its
          name, or its text where it has none. Print at 100%, without fitting to the page.
        </Note>
      )}
    </>
  )
}
