import { sentences } from '#lib/sentences'
import { figure, grouped } from '#lib/writing.en'
import { SaveButton } from '#ui/buttons/save-button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { SaveFailed } from '#ui/feedback/save-failed'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { TextBox } from '#ui/layout/text-box'
import { MORE_CATEGORIES } from '../../domain/more-units'
import { unitOf } from '../../domain/unit'
import { categoryOf } from '../../domain/units'
import { BELOW_ABSOLUTE_ZERO } from '../../texts.en'
import type { ConvertedLine } from './domain'
import { useColumn } from './state'
import * as texts from './texts.en'

const SHOWN = 10
const SHOWN_BAD = 50
const SHOWN_LENGTH = 40

const shortened = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text

type Lines = readonly ConvertedLine[]

function BadLines({ lines }: { lines: Lines }) {
  const bad = lines.flatMap((line, at) => (line.bad ? { ...line.bad, number: at + 1 } : []))
  if (bad.length === 0) return null
  return (
    <FieldGroup label={texts.badLines(bad.length)}>
      <RowList
        items={bad.slice(0, SHOWN_BAD)}
        keyOf={({ number }) => number}
        renderItem={({ number, text, fault }) => (
          <>
            <span>{texts.badLine(number, shortened(text))}</span>{' '}
            <Note>{texts.faultText(fault)}</Note>
          </>
        )}
      />
      {bad.length > SHOWN_BAD && <Note>{texts.firstShown(SHOWN_BAD)}</Note>}
    </FieldGroup>
  )
}

/** The numbers of odd lines, counted from 1. */
const numbersOf = (lines: Lines, isOdd: (line: ConvertedLine) => boolean | undefined) =>
  lines.flatMap((line, at) => (isOdd(line) ? at + 1 : []))

function Odd({ what, numbers }: { what: string; numbers: readonly number[] }) {
  if (numbers.length === 0) return null
  const shown = numbers.slice(0, SHOWN_BAD).map(grouped).join(', ')
  const more = numbers.length - SHOWN_BAD
  return (
    <Note>
      {more > 0
        ? texts.oddLinesAndMore(what, shown, more)
        : texts.oddLines(what, numbers.length, shown)}
    </Note>
  )
}

/** The first results and bad lines; the clipboard and the file have all results. */
export function ColumnResults() {
  const { made, wanted, settings, cells, cell, failedSaves, copyAll, save } = useColumn()
  if (!settings) return null
  const ambiguous = made.find(({ readAs }) => readAs !== undefined)
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  const to = unitOf(category, settings.toKey)
  return (
    <>
      <TextBox role="region" aria-label={texts.CONVERTED_VALUES}>
        {made
          .slice(0, SHOWN)
          .map(({ result }) => figure(result))
          .join('\n')}
      </TextBox>
      <Note>
        {sentences(
          texts.shownOf(SHOWN, wanted, to),
          cells.length > 0 && cell !== null && texts.fromColumn(cell + 1),
          made.some(({ bad }) => bad) && texts.EMPTY_RESULTS,
        )}
      </Note>
      <Odd what={BELOW_ABSOLUTE_ZERO} numbers={numbersOf(made, ({ isTooCold }) => isTooCold)} />
      <Odd
        what={texts.readAsIn(ambiguous?.readAs ?? '')}
        numbers={numbersOf(made, ({ readAs }) => readAs !== undefined)}
      />
      <ButtonRow>
        <CopyButton label={texts.COPY_ALL} onCopy={copyAll} />
        <SaveButton file={texts.TXT} onSave={save}>
          {texts.SAVE_TXT}
        </SaveButton>
      </ButtonRow>
      <SaveFailed times={failedSaves} />
      <BadLines lines={made} />
    </>
  )
}
