import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useLongPaste } from '#ui/browser/use-long-paste'
import { Button } from '#ui/buttons/button'
import { RunButton } from '#ui/buttons/run-button'
import { Announce } from '#ui/feedback/announce'
import { Banner } from '#ui/feedback/banner'
import { CountProgress } from '#ui/feedback/count-progress'
import { SelectField } from '#ui/fields/field'
import { FileDrop } from '#ui/fields/file-drop'
import { TextAreaField } from '#ui/fields/text-area-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { useUnits } from '../../state'
import { linesOf, type ColumnSettings } from './domain'
import { ColumnResults } from './results'
import { MAX_LINES, useColumn, type ColumnState } from './state'
import * as texts from './texts.en'

const ROWS = 6

/** Uncontrolled: React would compare ten thousand lines at each key. */
function ColumnField(textarea: ComponentProps<'textarea'>) {
  const [first] = useState(() => useColumn.getState().text)
  const from = useUnits((s) => s.from)
  const to = useUnits((s) => s.to)
  return (
    <TextAreaField
      label={texts.valuesIn(from)}
      hint={texts.valuesHint(MAX_LINES, to)}
      rows={ROWS}
      defaultValue={first}
      {...UNCORRECTED}
      {...textarea}
    />
  )
}

function chosenSettings(): ColumnSettings {
  const { category, from, to, form, locale } = useUnits.getState()
  return { categoryId: category.id, fromKey: from.key, toKey: to.key, form, locale }
}

/** Results in units or digits other than the chosen ones would stand below a field that asks for these. */
function dropOutdatedResults() {
  const { settings, cancel } = useColumn.getState()
  if (settings && JSON.stringify(settings) !== JSON.stringify(chosenSettings())) cancel()
}

function errorOf({ phase, refusal, cells }: ColumnState): string | null {
  switch (refusal?.code) {
    case 'empty':
      return texts.EMPTY
    case 'columns':
      return texts.chooseColumn(cells.length)
    case 'unreadable':
      return texts.UNREADABLE
    case 'too-many':
      return texts.tooMany(refusal.lines, MAX_LINES)
    case undefined:
      return phase === 'failed' ? texts.FAILED : null
  }
}

function doneText({ phase, wanted, made }: ColumnState) {
  if (phase !== 'done') return null
  return texts.done(made.filter(({ result }) => result !== '').length, wanted)
}

/** Which of several columns is converted; choosing one converts it. */
function CellChoice({ onChoose }: { onChoose: () => void }) {
  const cells = useColumn((s) => s.cells)
  const cell = useColumn((s) => s.cell)
  const chooseCell = useColumn((s) => s.chooseCell)
  if (cells.length < 2) return null
  const options = cells.map((one) => ({ value: one, text: texts.columnName(one + 1) }))
  return (
    <SelectField
      label={texts.COLUMN}
      value={cell ?? -1}
      options={cell === null ? [{ value: -1, text: texts.CHOOSE }, ...options] : options}
      onChange={(chosen) => {
        chooseCell(chosen)
        onChoose()
      }}
    />
  )
}

export default function Column() {
  const area = useRef<HTMLTextAreaElement>(null)
  const state = useColumn()
  const { phase, done, wanted, start, cancel, open, edit } = state
  const { canUndo, undo, replaceAll, handlers } = useLongPaste(area, edit)
  const [file, setFile] = useState({ name: '', count: 0, revision: 0 })
  useEffect(() => {
    dropOutdatedResults()
    return useUnits.subscribe(dropOutdatedResults)
  }, [])
  const error = errorOf(state)
  const isRunning = phase === 'running'

  const convert = () => void start(area.current?.value ?? '', chosenSettings())
  async function take(taken: File) {
    const text = await open(taken)
    if (text === null) return
    replaceAll(text)
    const count = linesOf(text).length
    setFile(({ revision }) => ({ name: taken.name, count, revision: revision + 1 }))
  }
  return (
    <Stack>
      <ColumnField ref={area} {...handlers} />
      <CellChoice onChoose={convert} />
      <FileDrop
        label={texts.CHOOSE_CSV}
        icon="table"
        accept=".csv,.tsv,.txt,text/csv"
        note={texts.DROP_CSV}
        source={
          <>
            <RunButton
              icon="arrow-left-right"
              isRunning={isRunning}
              onStart={convert}
              onCancel={cancel}
            >
              {texts.CONVERT_ALL}
            </RunButton>
            {canUndo && (
              <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
                {texts.UNDO}
              </Button>
            )}
          </>
        }
        onFile={(given) => void take(given)}
      >
        {isRunning && <CountProgress label={texts.PROGRESS} done={done} wanted={wanted} />}
        {error && <Banner variant="error">{error}</Banner>}
        {phase === 'done' && <ColumnResults />}
      </FileDrop>
      <Announce text={doneText(state)} />
      <Announce
        text={file.count > 0 && texts.filledIn(file.name, file.count)}
        revision={file.revision}
      />
    </Stack>
  )
}
