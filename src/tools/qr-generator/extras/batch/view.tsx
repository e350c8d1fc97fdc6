import { useEffect, useRef, useState, type RefObject } from 'react'
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
import styles from '../../page.module.css'
import { Utf8Mark } from '../shared/utf8-mark'
import { BatchCsv } from './csv'
import { areQuoted, unquoted } from './domain/source'
import { BatchLabels } from './labels'
import { BatchProgress, BatchResult } from './result'
import { areTextsAscii, useBatch, type BatchState } from './state'
import * as texts from './texts.en'

function failureText(failure: NonNullable<BatchState['failure']>): string {
  switch (failure.code) {
    case 'empty':
      return texts.EMPTY
    case 'open-quote':
      return texts.openQuote(failure.line)
    case 'too-many':
      return texts.atMost(failure.limit)
    case 'no-sheet':
      return texts.NO_SHEET
    case 'unreadable':
      return texts.UNREADABLE
    case 'failed':
    case 'worker-failed':
      return texts.FAILED
  }
}

/** Lines copied out of a CSV file are whole quotes, which the codes would hold. */
function Quotes({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  const isQuoted = useBatch((s) => areQuoted(s.text))
  const setText = useBatch((s) => s.setText)
  const [removed, setRemoved] = useState(0)
  const remove = () => {
    const field = area.current
    if (!field) return
    field.setRangeText(unquoted(field.value), 0, field.value.length, 'end')
    setText(field.value)
    setRemoved(removed + 1)
    field.focus()
  }
  return (
    <>
      {isQuoted && (
        <Note>
          {texts.QUOTED}{' '}
          <Button variant="quiet" onClick={remove}>
            {texts.UNQUOTE}
          </Button>
        </Note>
      )}
      <Announce text={removed > 0 && texts.UNQUOTED} revision={removed} />
    </>
  )
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
        label={texts.LINES}
        rows={5}
        defaultValue={first}
        readOnly={isRunning}
        spellCheck={false}
        autoCapitalize="off"
        {...handlers}
      />
      {!isRunning && <Quotes area={area} />}
      {canUndo && !isRunning && (
        <ButtonRow>
          <Button variant="quiet" icon="rotate-ccw" onClick={undo}>
            {texts.UNDO_PASTE}
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
  const doneText = hasFile ? texts.SAVED : texts.NO_FILE
  const cancelText = phase === 'cancelled' && texts.CANCELLED
  return (
    <>
      <ButtonRow>
        <RunButton icon="download" isRunning={isRunning} onStart={start} onCancel={cancel}>
          {kind === 'labels' ? texts.MAKE_PDF : texts.MAKE_ZIP}
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
  const hasAscii = useBatch(areTextsAscii)
  const setKind = useBatch((s) => s.setKind)
  const focus = useFileFocus()
  return (
    <Stack {...focus}>
      {!hasCsv && <Lines />}
      <BatchCsv />
      <div className={styles.fields}>
        <SelectField label={texts.FILES} value={kind} options={texts.KINDS} onChange={setKind} />
      </div>
      {kind === 'labels' && <BatchLabels />}
      <Utf8Mark reason={hasAscii ? null : texts.BEYOND_ASCII} />
      <Note>{texts.ABOUT}</Note>
      <Run />
    </Stack>
  )
}
