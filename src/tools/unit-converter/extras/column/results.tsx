import { grouped } from '#lib/grouped'
import { SaveButton } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { SaveFailed } from '#ui/feedback/save-failed'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { TextBox } from '#ui/layout/text-box'
import { BELOW_ABSOLUTE_ZERO } from '../../domain/convert'
import type { ConvertedLine, LineFault } from './domain'
import { MORE_CATEGORIES } from '../../domain/more-units'
import { wordsFor } from '../../domain/unit-words'
import { categoryOf, unitOf } from '../../domain/units'
import { useColumn } from './state'

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

type Lines = readonly ConvertedLine[]

function BadLines({ lines }: { lines: Lines }) {
  const bad = lines.flatMap((line, at) => (line.bad ? { ...line.bad, number: at + 1 } : []))
  if (bad.length === 0) return null
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

/** Counted from 1. */
const numbersOf = (lines: Lines, isOdd: (line: ConvertedLine) => boolean | undefined) =>
  lines.flatMap((line, at) => (isOdd(line) ? at + 1 : []))

/** Lines that have a result, and what is odd about them. */
function Odd({ what, numbers }: { what: string; numbers: readonly number[] }) {
  const more = numbers.length - SHOWN_BAD
  const shown = numbers.slice(0, SHOWN_BAD).map((number) => grouped(number))
  if (numbers.length === 0) return null
  return (
    <Note>
      {`${what}: ${numbers.length === 1 ? 'line' : 'lines'} ${shown.join(', ')}`}
      {more > 0 && ` and ${grouped(more)} more`}.
    </Note>
  )
}

/** The first results and bad lines; the clipboard and the file have all results. */
export function ColumnResults() {
  const { made, wanted, settings, failedSaves, copyAll, save } = useColumn()
  if (!settings) return null
  const ambiguous = made.find(({ readAs }) => readAs !== undefined)
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  const to = wordsFor(unitOf(category, settings.toKey))
  return (
    <>
      <TextBox role="region" aria-label="Converted values">
        {made
          .slice(0, SHOWN)
          .map(({ result }) => result)
          .join('\n')}
      </TextBox>
      <Note>
        {wanted > SHOWN && `The first ${SHOWN} of ${grouped(wanted)} lines, in ${to}. `}
        {wanted <= SHOWN && `In ${to}. `}
        {made.some(({ bad }) => bad) && 'A line without a result is empty.'}
      </Note>
      <Odd what={BELOW_ABSOLUTE_ZERO} numbers={numbersOf(made, ({ isTooCold }) => isTooCold)} />
      <Odd
        what={`Comma read as in ${ambiguous?.readAs}`}
        numbers={numbersOf(made, ({ readAs }) => readAs !== undefined)}
      />
      <ButtonRow>
        <CopyButton label="Copy all" onCopy={copyAll} />
        <SaveButton onSave={save}>Save TXT</SaveButton>
      </ButtonRow>
      <SaveFailed times={failedSaves} />
      <BadLines lines={made} />
    </>
  )
}
