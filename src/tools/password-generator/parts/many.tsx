import { counted, grouped } from '../../../lib/grouped'
import { SaveButton } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { RunButton } from '../../../ui/buttons/run-button'
import { Announce } from '../../../ui/feedback/announce'
import { Banner } from '../../../ui/feedback/banner'
import { CountProgress } from '../../../ui/feedback/count-progress'
import { SaveFailed } from '../../../ui/feedback/save-failed'
import { TextField } from '../../../ui/fields/field'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { TextBox } from '../../../ui/layout/text-box'
import { MAX_MANY, parseCount } from '../domain/many'
import { isSameSettings } from '../domain/settings'
import { usePassword } from '../store'
import { useMany } from '../store-many'
import { useHandCopy, useShown } from './colored-password'

const SHOWN = 10

/** The first few; the files have all. */
function Preview() {
  const batches = useMany((s) => s.made)
  const wanted = useMany((s) => s.wanted)
  const settings = useMany((s) => s.settings)
  const isOld = usePassword((s) => !isSameSettings(settings, s.settings))
  const shown = useShown((batches[0] ?? '').split('\n').slice(0, SHOWN).join('\n'))
  const copyByHand = useHandCopy()
  return (
    <>
      <TextBox translate="no" role="region" aria-label="Passwords" onCopy={copyByHand}>
        {shown}
      </TextBox>
      <Note>
        {wanted > SHOWN && `The first ${SHOWN} of ${grouped(wanted)}. `}
        {isOld && 'Made with earlier settings. '}
        They are in memory only and do not join the history.
      </Note>
    </>
  )
}

function Results() {
  const copyAll = useMany((s) => s.copyAll)
  const saveText = useMany((s) => s.saveText)
  const saveCsv = useMany((s) => s.saveCsv)
  const failedSaves = useMany((s) => s.failedSaves)
  const hasNumbers = useMany((s) => /^\d+$/m.test(s.made[0] ?? ''))
  return (
    <>
      <Preview />
      <ButtonRow>
        <CopyButton label="Copy all" onCopy={copyAll} />
        <SaveButton onSave={saveText}>Save TXT</SaveButton>
        <SaveButton onSave={saveCsv}>Save CSV</SaveButton>
      </ButtonRow>
      <SaveFailed times={failedSaves} />
      <Note>
        In the CSV an apostrophe stands before a password that begins with =, +, - or @, so that no
        spreadsheet runs it as a formula. In the TXT all are as they are.
        {hasNumbers &&
          ' A spreadsheet takes digits alone for a number: zeros at the start and digits after the 15th are lost, unless it is told to read them as text.'}
      </Note>
    </>
  )
}

export default function Many() {
  const { text, phase, done, wanted, setText, start, cancel } = useMany()
  const settings = usePassword((s) => s.settings)
  const isRunning = phase === 'running'
  const isWrong = parseCount(text) === null
  return (
    <Stack>
      <TextField
        label="How many"
        hint="Of the settings as they are, whatever is made above."
        error={isWrong ? `A whole number from 1 to ${grouped(MAX_MANY)}.` : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        readOnly={isRunning}
        onChange={(event) => setText(event.target.value)}
      />
      <ButtonRow>
        <RunButton
          icon="refresh-cw"
          isRunning={isRunning}
          aria-disabled={isWrong && !isRunning}
          onStart={() => start(settings)}
          onCancel={cancel}
        >
          Generate all
        </RunButton>
      </ButtonRow>
      {isRunning && <CountProgress label="Passwords made" done={done} wanted={wanted} />}
      {phase === 'failed' && (
        <Banner variant="error">
          No passwords could be made. Try again, or with other settings.
        </Banner>
      )}
      {phase === 'done' && <Results />}
      <Announce
        text={
          phase === 'cancelled'
            ? 'Cancelled: no passwords are kept'
            : phase === 'done' && `${counted(wanted, 'password')} made`
        }
      />
    </Stack>
  )
}
