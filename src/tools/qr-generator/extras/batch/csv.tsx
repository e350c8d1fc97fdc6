import { sentences } from '#lib/sentences'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { SelectField } from '#ui/fields/field'
import { FileDrop } from '#ui/fields/file-drop'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import { firstText, headOf } from './domain/source'
import { useBatch, type CsvFile } from './state'
import * as texts from './texts.en'
import csvStyles from './view.module.css'

/** Longest name of a column in a list. */
const SHOWN = 40

const NO_NAME = -1

function Columns({ head }: { head: readonly string[] }) {
  const { text, name, hasHead } = useBatch((s) => s.columns)
  const setColumns = useBatch((s) => s.setColumns)
  const columns = head.map((field, value) => ({
    value,
    text: hasHead && field.trim() ? field.slice(0, SHOWN) : texts.column(value + 1),
  }))
  return (
    <div className={styles.fields}>
      <SelectField
        label={texts.FIRST_RECORD}
        value={hasHead ? 'head' : 'code'}
        options={texts.HEADS}
        onChange={(value) => setColumns({ hasHead: value === 'head' })}
      />
      <SelectField
        label={texts.TEXT_COLUMN}
        value={text}
        options={columns}
        onChange={(value) => setColumns({ text: value })}
      />
      <SelectField
        label={texts.NAME_COLUMN}
        value={name ?? NO_NAME}
        options={[{ value: NO_NAME, text: texts.NUMBERED }, ...columns]}
        onChange={(value) => setColumns({ name: value === NO_NAME ? null : value })}
      />
    </div>
  )
}

/** So that a wrong column is seen before the codes are made. */
function FirstCode({ sample }: { sample: string[][] }) {
  const columns = useBatch((s) => s.columns)
  const first = firstText(sample, columns)
  return <Note className={csvStyles.first}>{first ? texts.firstCode(first) : texts.NO_FIRST}</Note>
}

/** What the file has, and how it was read where that is not as it stands there. */
function contentsOf({ name, count, isUtf, notes }: CsvFile): string {
  const { firstLine, hadBlanks, isUnparted } = notes
  return sentences(
    texts.contents(name, count),
    !isUtf && texts.NOT_UTF,
    firstLine > 1 && texts.beginsAt(firstLine),
    hadBlanks && texts.HAD_BLANKS,
    isUnparted && texts.UNPARTED,
  )
}

export function BatchCsv() {
  const csv = useBatch((s) => s.csv)
  const openCsv = useBatch((s) => s.openCsv)
  const close = useBatch((s) => s.closeCsv)
  const contents = csv && contentsOf(csv)
  return (
    <FileDrop
      label={texts.CHOOSE_CSV}
      icon="table"
      accept=".csv,.tsv,.txt,text/csv"
      note={texts.DROP_CSV}
      onFile={(file) => void openCsv(file)}
    >
      {csv && (
        <>
          <Note className={csvStyles.source}>
            {contents}{' '}
            <Button variant="quiet" onClick={close}>
              {texts.USE_LINES}
            </Button>
          </Note>
          <Columns head={headOf(csv.sample)} />
          <FirstCode sample={csv.sample} />
        </>
      )}
      <Announce text={contents} revision={csv?.revision} />
    </FileDrop>
  )
}
