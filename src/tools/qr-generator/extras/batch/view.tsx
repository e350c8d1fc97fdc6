import { useEffect, useRef, useState } from 'react'
import { grouped } from '#lib/grouped'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { useLongPaste } from '#ui/browser/use-long-paste'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { RunButton } from '#ui/buttons/run-button'
import { Announce } from '#ui/feedback/announce'
import { Banner } from '#ui/feedback/banner'
import { SelectField } from '#ui/fields/field'
import { TextAreaField } from '#ui/fields/text-area-field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import type { BatchKind } from './domain/batch'
import styles from '../../page.module.css'
import { useBatch } from './state'
import type { BatchFailure } from '../../store-run'
import { BatchCsv } from './csv'
import { BatchLabels } from './labels'
import { BatchProgress, BatchResult, NO_FILE } from './result'

const KINDS: readonly { value: BatchKind; text: string }[] = [
  { value: 'png', text: 'PNG' },
  { value: 'svg', text: 'SVG' },
  { value: 'labels', text: 'Labels to print (PDF)' },
]

function failureText(failure: BatchFailure): string {
  switch (failure.code) {
    case 'empty':
      return 'There is no text. Enter one a line, or open a CSV file.'
    case 'open-quote':
      return `Line ${failure.line}: a quote is never closed, or text follows the closing one.`
    case 'too-many':
      return `At most ${grouped(failure.limit)} codes at once.`
    case 'no-sheet':
      return 'There is no room for such labels. Change their numbers.'
    case 'unreadable':
      return 'The file could not be read as text. Save the table as CSV and open that.'
    case 'failed':
    case 'worker-failed':
      return 'The codes could not be made or saved. Try again.'
  }
}

/** Uncontrolled: React would compare, or set again as the default, a hundred thousand lines at each key. */
function Lines() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(() => useBatch.getState().text)
  const setText = useBatch((s) => s.setText)
  const isRunning = useBatch((s) => s.phase === 'running')
  const { canUndo, undo, handlers } = useLongPaste(area, setText)
  return (
    <>
      <TextAreaField
        ref={area}
        label="Texts, one a line"
        rows={5}
        defaultValue={first}
        readOnly={isRunning}
        spellCheck={false}
        autoCapitalize="off"
        {...handlers}
      />
      {canUndo && !isRunning && (
        <ButtonRow>
          <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
            Undo paste
          </Button>
        </ButtonRow>
      )}
    </>
  )
}

/** The button, how far it is, and what came of it: what changes while a batch is made. */
function Run() {
  // One by one: the progress, which changes most, is none of them.
  const kind = useBatch((s) => s.kind)
  const phase = useBatch((s) => s.phase)
  const failure = useBatch((s) => s.failure)
  const start = useBatch((s) => s.start)
  const cancel = useBatch((s) => s.cancel)
  const hasFile = useBatch((s) => s.faults.length < s.progress.wanted)
  const isRunning = phase === 'running'
  const doneText = hasFile ? 'The file is saved' : NO_FILE
  const cancelText = phase === 'cancelled' && 'Cancelled: nothing is saved'
  return (
    <>
      <ButtonRow>
        <RunButton icon="download" isRunning={isRunning} onStart={start} onCancel={cancel}>
          {kind === 'labels' ? 'Make a PDF' : 'Make a ZIP'}
        </RunButton>
      </ButtonRow>
      {isRunning && <BatchProgress />}
      {failure && <Banner variant="error">{failureText(failure)}</Banner>}
      {phase === 'done' && <BatchResult />}
      <Announce text={phase === 'done' ? doneText : cancelText} />
    </>
  )
}

/** What has the focus goes where a CSV file takes the place of the lines, and where they come back. */
function useFileFocus() {
  const box = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLElement>(null)
  useEffect(() => {
    file.current = box.current?.querySelector<HTMLElement>('[type=file]') ?? null
  }, [])
  return { ref: box, ...useFallbackFocus(file) }
}

/** Many codes in one ZIP, in size, level, colors and looks of the page. */
export default function CodeBatch() {
  const kind = useBatch((s) => s.kind)
  const hasCsv = useBatch((s) => s.csv !== null)
  const setKind = useBatch((s) => s.setKind)
  const focus = useFileFocus()
  return (
    <Stack {...focus}>
      {!hasCsv && <Lines />}
      <BatchCsv />
      <div className={styles.fields}>
        <SelectField label="Files" value={kind} options={KINDS} onChange={setKind} />
      </div>
      {kind === 'labels' && <BatchLabels />}
      <Note>Size, level, colors and looks are those chosen above. Nothing leaves your device.</Note>
      <Run />
    </Stack>
  )
}
