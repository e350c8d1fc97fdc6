import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import { spellOut } from '../domain/spelling'
import { usePassword } from '../store'
import { useClipboard, type ClipboardState } from '../store-clipboard'
import { CheckboxField } from './checkbox-field'
import styles from './reading.module.css'

const CLIPBOARD_TEXTS: Record<ClipboardState['phase'], string> = {
  none: '',
  waiting: 'The clipboard is cleared 30 seconds after the copy.',
  cleared: 'The clipboard has been cleared.',
  refused:
    'The browser did not let the page clear the clipboard. Copy something else over the password.',
}

function Clearing() {
  const { isOn, phase, setOn } = useClipboard()
  return (
    <div>
      <CheckboxField
        label="Clear the clipboard 30 s after a copy"
        hint="whatever is in it then"
        checked={isOn}
        onChange={setOn}
      />
      <Note role="status">{CLIPBOARD_TEXTS[phase]}</Note>
    </div>
  )
}

function Spelled() {
  const password = usePassword((s) => s.generated?.password)
  if (!password) return <Note>There is no password to read aloud.</Note>
  return (
    <>
      <h3 className={styles.title}>To read aloud</h3>
      <ol className={styles.words} translate="no">
        {spellOut(password).map((word, place) => (
          <li key={place}>{word}</li>
        ))}
      </ol>
    </>
  )
}

export default function Reading() {
  const hidden = usePassword((s) => s.hidden)
  const setHidden = usePassword((s) => s.setHidden)
  return (
    <Stack>
      <CheckboxField
        label="Hide passwords on the screen"
        hint="they can still be copied"
        checked={hidden}
        onChange={setHidden}
      />
      <Clearing />
      {!hidden && <Spelled />}
    </Stack>
  )
}
