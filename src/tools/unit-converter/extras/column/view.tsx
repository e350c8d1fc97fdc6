import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { grouped } from '#lib/grouped'
import { useLongPaste } from '#ui/browser/use-long-paste'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { RunButton } from '#ui/buttons/run-button'
import { Announce } from '#ui/feedback/announce'
import { Banner } from '#ui/feedback/banner'
import { CountProgress } from '#ui/feedback/count-progress'
import { TextAreaField } from '#ui/fields/text-area-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import type { ColumnSettings } from './domain'
import { wordsFor } from '../../domain/unit-words'
import { useChosenUnits, useUnits } from '../../state'
import { MAX_LINES, useColumn, type ColumnState } from './state'
import { ColumnResults } from './results'

const ROWS = 6

/** Uncontrolled: React would compare ten thousand lines at each key. */
function ColumnField(textarea: ComponentProps<'textarea'>) {
  const [first] = useState(() => useColumn.getState().text)
  const { from, to } = useChosenUnits()
  const hint = `One a line, up to ${grouped(MAX_LINES)}: numbers in ${wordsFor(from)}, or with their unit. They become ${wordsFor(to)}.`
  return (
    <TextAreaField
      label="Values"
      hint={hint}
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

function errorOf({ phase, refusal }: ColumnState): string | null {
  if (refusal?.code === 'empty') return 'Paste a column of values first.'
  if (refusal) {
    return `These are ${grouped(refusal.lines)} lines; ${grouped(MAX_LINES)} are possible at once.`
  }
  return phase === 'failed' ? 'The lines could not be converted.' : null
}

function doneText({ phase, wanted, made }: ColumnState) {
  if (phase !== 'done') return null
  const converted = made.filter(({ result }) => result !== '').length
  return `${grouped(converted)} of ${grouped(wanted)} lines converted`
}

export default function Column() {
  const area = useRef<HTMLTextAreaElement>(null)
  const state = useColumn()
  const { phase, done, wanted, start, cancel, edit } = state
  const { canUndo, undo, handlers } = useLongPaste(area, edit)
  useEffect(() => {
    dropOutdatedResults()
    return useUnits.subscribe(dropOutdatedResults)
  }, [])
  const error = errorOf(state)
  const isRunning = phase === 'running'

  const convert = () => void start(area.current?.value ?? '', chosenSettings())
  return (
    <Stack>
      <ColumnField ref={area} {...handlers} />
      <ButtonRow>
        <RunButton
          icon="arrow-left-right"
          isRunning={isRunning}
          onStart={convert}
          onCancel={cancel}
        >
          Convert all
        </RunButton>
        {canUndo && (
          <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
            Undo paste
          </Button>
        )}
      </ButtonRow>
      {isRunning && <CountProgress label="Lines converted" done={done} wanted={wanted} />}
      {error && <Banner variant="error">{error}</Banner>}
      {phase === 'done' && <ColumnResults />}
      <Announce text={doneText(state)} />
    </Stack>
  )
}
