import { SaveButton } from '#ui/buttons/save-button'
import { ButtonRow } from '#ui/buttons/button-row'
import { CopyButton } from '#ui/buttons/copy-button'
import { RunButton } from '#ui/buttons/run-button'
import { Announce } from '#ui/feedback/announce'
import { Banner } from '#ui/feedback/banner'
import { CountProgress } from '#ui/feedback/count-progress'
import { SaveFailed } from '#ui/feedback/save-failed'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { TextBox } from '#ui/layout/text-box'
import { isSameSettings } from '../../domain/settings'
import { usePassword } from '../../state'
import { sentences } from '#lib/sentences'
import { ColoredPassword, useHandCopy, useShown } from '../../view/shown-password'
import { parseCount } from './domain/count'
import { useMany } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

const SHOWN = 10

/** So many characters fit in a column. */
const SHORT = 32

/** The first few; the files have all. */
function Preview() {
  const batches = useMany((s) => s.made)
  const wanted = useMany((s) => s.wanted)
  const settings = useMany((s) => s.settings)
  const isOld = usePassword((s) => !isSameSettings(settings, s.settings))
  const first = (batches[0] ?? '').split('\n').slice(0, SHOWN)
  const shown = useShown(first.join('\n'))
  const isShort = first.every(({ length }) => length <= SHORT)
  const copyByHand = useHandCopy()
  return (
    <>
      <TextBox
        className={isShort ? styles.columns : undefined}
        translate="no"
        role="region"
        aria-label={texts.PASSWORDS}
        onCopy={copyByHand}
      >
        <ColoredPassword password={shown} />
      </TextBox>
      <Note>
        {sentences(
          wanted > SHOWN && texts.firstOf(SHOWN, wanted),
          isOld && texts.MADE_EARLIER,
          texts.IN_MEMORY,
        )}
      </Note>
    </>
  )
}

function Results() {
  const copyAll = useMany((s) => s.copyAll)
  const saveText = useMany((s) => s.saveText)
  const saveCsv = useMany((s) => s.saveCsv)
  const failedSaves = useMany((s) => s.failedSaves)
  const safe = useMany((s) => s.safe)
  const { digits, other } = useMany((s) => s.changed)
  return (
    <>
      <Preview />
      <ButtonRow>
        <CopyButton label={texts.COPY_ALL} onCopy={copyAll} />
        <SaveButton file={texts.TXT} onSave={saveText}>
          {texts.SAVE_TXT}
        </SaveButton>
        <SaveButton file={texts.CSV} onSave={saveCsv}>
          {texts.SAVE_CSV}
        </SaveButton>
      </ButtonRow>
      <SaveFailed times={failedSaves} />
      <Note>
        {sentences(
          safe && texts.safeNote(String(safe.bits), String(safe.cost)),
          other > 0 && texts.changedNote(other),
          digits > 0 && texts.NUMBERS_NOTE,
        )}
      </Note>
    </>
  )
}

export default function Many() {
  const { text, phase, done, wanted, onlyFormulas, setText, start, cancel } = useMany()
  const settings = usePassword((s) => s.settings)
  const isRunning = phase === 'running'
  const isWrong = parseCount(text) === null
  return (
    <Stack>
      <TextField
        label={texts.HOW_MANY}
        hint={texts.HOW_MANY_HINT}
        error={isWrong ? texts.WRONG_COUNT : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        readOnly={isRunning}
        onChange={(event) => setText(event.target.value)}
        beside={
          <RunButton
            icon="refresh-cw"
            isRunning={isRunning}
            aria-disabled={isWrong && !isRunning}
            onStart={() => start(settings)}
            onCancel={cancel}
          >
            {texts.GENERATE_ALL}
          </RunButton>
        }
      />
      {isRunning && <CountProgress label={texts.PROGRESS} done={done} wanted={wanted} />}
      {phase === 'failed' && (
        <Banner variant="error">{onlyFormulas ? texts.ONLY_FORMULAS : texts.FAILED}</Banner>
      )}
      {phase === 'done' && <Results />}
      <Announce
        text={phase === 'cancelled' ? texts.CANCELLED : phase === 'done' && texts.made(wanted)}
      />
    </Stack>
  )
}
