import { counted, grouped } from '#lib/grouped'
import { CountProgress } from '#ui/feedback/count-progress'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { faultText } from './domain/batch'
import { useBatch } from './state'

/** Most faults that are listed: thousands would freeze the page. */
const SHOWN = 50

export const NO_FILE = 'No file is saved: not one row has a code.'

function timeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`
}

export function BatchProgress() {
  const { done, wanted, leftMs } = useBatch((s) => s.progress)
  return (
    <CountProgress label="Codes made" done={done} wanted={wanted}>
      {leftMs === null ? '' : `, ${timeLeft(leftMs)}`}
    </CountProgress>
  )
}

export function BatchResult() {
  const { wanted } = useBatch((s) => s.progress)
  const faults = useBatch((s) => s.faults)
  const fileName = useBatch((s) => s.fileName)
  const made = wanted - faults.length
  return (
    <>
      <p>{made > 0 ? `${counted(made, 'code')} saved in ${fileName}.` : NO_FILE}</p>
      {faults.length > 0 && (
        <FieldGroup label={`Rows without a code: ${grouped(faults.length)}`}>
          <RowList
            items={faults.slice(0, SHOWN)}
            keyOf={({ line }) => line}
            renderItem={(fault) => (
              <>
                <span>Line {fault.line}:</span> <Note>{faultText(fault)}</Note>
              </>
            )}
          />
          {faults.length > SHOWN && <Note>The first {SHOWN} of them.</Note>}
        </FieldGroup>
      )}
    </>
  )
}
