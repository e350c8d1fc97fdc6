import { grouped } from '../../../lib/grouped'
import { SaveButton } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { SaveFailed } from '../../../ui/feedback/save-failed'
import { FieldGroup } from '../../../ui/layout/field-group'
import { Note } from '../../../ui/layout/note'
import { RowList } from '../../../ui/layout/row-list'
import { TextBox } from '../../../ui/layout/text-box'
import { BELOW_ABSOLUTE_ZERO } from '../domain/convert'
import type { BadLine, LineFault } from '../domain/column'
import { MORE_CATEGORIES } from '../domain/more-units'
import { wordsFor } from '../domain/unit-words'
import { categoryOf, unitOf } from '../domain/units'
import { useColumn } from '../store-column'

const SHOWN = 10
const SHOWN_BAD = 50
const SHOWN_LENGTH = 40

const FAULTS: Record<LineFault, string> = {
  'not-a-number': 'no number',
  'with-unit': 'no known unit',
  'too-large': 'too large',
  'not-positive': 'not above 0',
  'other-category': 'a unit of another category',
  'other-target': 'asks for another unit',
}

const shortened = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text

function BadLines({ bad }: { bad: readonly BadLine[] }) {
  return (
    <FieldGroup label={`Lines without a result: ${grouped(bad.length)}`}>
      <RowList
        items={bad.slice(0, SHOWN_BAD)}
        keyOf={({ number }) => number}
        renderItem={({ number, text, fault }) => (
          <>
            <span>{`Line ${grouped(number)}: ${shortened(text)}`}</span>{' '}
            <Note>{FAULTS[fault]}</Note>
          </>
        )}
      />
      {bad.length > SHOWN_BAD && <Note>{`The first ${SHOWN_BAD} are shown.`}</Note>}
    </FieldGroup>
  )
}

/** Lines that have a result, and what is odd about them. */
function Odd({ what, lines }: { what: string; lines: readonly number[] }) {
  const more = lines.length - SHOWN_BAD
  const shown = lines.slice(0, SHOWN_BAD).map((line) => grouped(line))
  return (
    <Note>
      {`${what}: ${lines.length === 1 ? 'line' : 'lines'} ${shown.join(', ')}`}
      {more > 0 && ` and ${grouped(more)} more`}.
    </Note>
  )
}

/** The first results and bad lines; the clipboard and the file have all results. */
export function ColumnResults() {
  const { made, wanted, settings, failedSaves, copyAll, save } = useColumn()
  if (!settings) return null
  const bad = made.flatMap((batch) => batch.bad)
  const tooCold = made.flatMap((batch) => batch.tooCold)
  const ambiguous = made.flatMap((batch) => batch.ambiguous)
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  const to = wordsFor(unitOf(category, settings.toKey))
  const shown = (made[0]?.text ?? '').split('\n').slice(0, SHOWN)
  return (
    <>
      <TextBox role="region" aria-label="Converted values">
        {shown.join('\n')}
      </TextBox>
      <Note>
        {wanted > SHOWN && `The first ${SHOWN} of ${grouped(wanted)} lines, in ${to}. `}
        {wanted <= SHOWN && `In ${to}. `}
        {bad.length > 0 && 'A line without a result is empty.'}
      </Note>
      {tooCold.length > 0 && <Odd what={BELOW_ABSOLUTE_ZERO} lines={tooCold} />}
      {ambiguous[0] && (
        <Odd
          what={`Comma read as in ${ambiguous[0].readAs}`}
          lines={ambiguous.map(({ number }) => number)}
        />
      )}
      <ButtonRow>
        <CopyButton label="Copy all" onCopy={copyAll} />
        <SaveButton onSave={save}>Save TXT</SaveButton>
      </ButtonRow>
      <SaveFailed times={failedSaves} />
      {bad.length > 0 && <BadLines bad={bad} />}
    </>
  )
}
