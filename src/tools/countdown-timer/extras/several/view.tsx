import { TextField } from '#ui/fields/field'
import { FieldColumns } from '#ui/layout/field-columns'
import { Note } from '#ui/layout/note'
import { large, LONGEST_NAME } from '../../domain/timers'
import { useTimer } from '../../state'
import * as texts from './texts.en'

/** Several timers are told apart by their names. */
export default function SeveralTimers() {
  const name = useTimer((s) => large(s)?.name ?? s.draft.name)
  const rename = useTimer((s) => s.rename)
  return (
    <FieldColumns>
      <TextField
        label={texts.NAME}
        hint={texts.NAME_HINT}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => rename(event.target.value)}
      />
      <Note>{texts.HOW}</Note>
    </FieldColumns>
  )
}
