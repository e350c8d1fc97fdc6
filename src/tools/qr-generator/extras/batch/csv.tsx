import { counted } from '#lib/grouped'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { SelectField } from '#ui/fields/field'
import { FileDrop } from '#ui/fields/file-drop'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import { useBatch } from './state'
import csvStyles from './view.module.css'

/** Longest name of a column in a list. */
const SHOWN = 40

const NO_NAME = -1

const HEADS = [
  { value: 'head', text: 'Column names' },
  { value: 'code', text: 'A code' },
] as const

function Columns({ head }: { head: readonly string[] }) {
  const { text, name, hasHead } = useBatch((s) => s.columns)
  const setColumns = useBatch((s) => s.setColumns)
  const columns = head.map((field, value) => ({
    value,
    text: hasHead && field.trim() ? field.slice(0, SHOWN) : `Column ${value + 1}`,
  }))
  return (
    <div className={styles.fields}>
      <SelectField
        label="First record"
        value={hasHead ? 'head' : 'code'}
        options={HEADS}
        onChange={(value) => setColumns({ hasHead: value === 'head' })}
      />
      <SelectField
        label="Text of the code"
        value={text}
        options={columns}
        onChange={(value) => setColumns({ text: value })}
      />
      <SelectField
        label="Name of the file"
        value={name ?? NO_NAME}
        options={[{ value: NO_NAME, text: 'Numbered' }, ...columns]}
        onChange={(value) => setColumns({ name: value === NO_NAME ? null : value })}
      />
    </div>
  )
}

type Csv = NonNullable<ReturnType<typeof useBatch.getState>['csv']>

const contents = ({ count, isUtf }: Csv) =>
  `${counted(count, 'record')}.${isUtf ? '' : ' It is not UTF-8 and was read as Windows-1252: check its letters.'}`

export function BatchCsv() {
  const csv = useBatch((s) => s.csv)
  const openCsv = useBatch((s) => s.openCsv)
  const close = useBatch((s) => s.closeCsv)
  return (
    <FileDrop
      label="Open a CSV file"
      accept=".csv,.tsv,.txt,text/csv"
      note="Or drop a CSV file here."
      onFile={(file) => void openCsv(file)}
    >
      {csv && (
        <>
          <Note className={csvStyles.source}>
            {csv.name}: {contents(csv)}{' '}
            <Button variant="quiet" onClick={close}>
              Use lines instead
            </Button>
          </Note>
          <Columns head={csv.head} />
        </>
      )}
      <Announce text={csv && `${csv.name}: ${contents(csv)}`} turn={csv?.turn} />
    </FileDrop>
  )
}
