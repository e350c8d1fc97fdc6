import { CountProgress } from '#ui/feedback/count-progress'
import { doneOf } from '#ui/feedback/count-progress.en'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { useBatch } from './state'
import * as texts from './texts.en'

/** Most faults that are listed: thousands would freeze the page. */
const SHOWN = 50

function timeLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return seconds < 60 ? texts.secondsLeft(seconds) : texts.minutesLeft(Math.ceil(seconds / 60))
}

export function BatchProgress() {
  const { done, wanted, leftMs } = useBatch((s) => s.progress)
  return (
    <CountProgress label={texts.PROGRESS} done={done} wanted={wanted}>
      {leftMs === null
        ? doneOf(done, wanted)
        : texts.doneAndLeft(doneOf(done, wanted), timeLeft(leftMs))}
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
      <p>{made > 0 ? texts.savedIn(made, fileName) : texts.NO_FILE}</p>
      {faults.length > 0 && (
        <FieldGroup label={texts.faultyRows(faults.length)}>
          <RowList
            items={faults.slice(0, SHOWN)}
            keyOf={({ line }) => line}
            renderItem={({ line, error }) => (
              <>
                <span>{texts.line(line)}</span> <Note>{texts.faultText(error)}</Note>
              </>
            )}
          />
          {faults.length > SHOWN && <Note>{texts.firstOf(SHOWN)}</Note>}
        </FieldGroup>
      )}
    </>
  )
}
