import { Button } from '#ui/buttons/button'
import { SwitchField } from '#ui/fields/checkbox-field'
import { Stack } from '#ui/layout/columns'
import { FieldColumns } from '#ui/layout/field-columns'
import { Note } from '#ui/layout/note'
import { usePassword } from '../../state'
import { spellOut } from '../shared/spell-out'
import { useClipboard } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

function Clearing() {
  const { isOn, phase, setOn, clearNow } = useClipboard()
  return (
    <div>
      <SwitchField {...texts.CLEAR_CLIPBOARD} checked={isOn} onChange={setOn} />
      <Note role="status">{texts.CLIPBOARD[phase]}</Note>
      {phase === 'asking' && (
        <Button className={styles.clear} onClick={() => void clearNow()}>
          {texts.CLEAR_NOW}
        </Button>
      )}
    </div>
  )
}

function Spelled() {
  const password = usePassword((s) => s.generated?.password)
  if (!password) return <Note>{texts.NOTHING_TO_SPELL}</Note>
  return (
    <>
      <h3 className={styles.title}>{texts.SPELLED_OUT}</h3>
      <ol className={styles.words} translate="no">
        {spellOut(password).map((word, place) => (
          <li key={place}>{word}</li>
        ))}
      </ol>
    </>
  )
}

export default function ReadAloud() {
  const hidden = usePassword((s) => s.hidden)
  const setHidden = usePassword((s) => s.setHidden)
  return (
    <Stack>
      <FieldColumns>
        <SwitchField {...texts.HIDE} checked={hidden} onChange={setHidden} />
        <Clearing />
      </FieldColumns>
      {!hidden && <Spelled />}
    </Stack>
  )
}
