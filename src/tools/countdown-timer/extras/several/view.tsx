import { TextField } from '#ui/fields/field'
import { FieldColumns } from '#ui/layout/field-columns'
import { Note } from '#ui/layout/note'
import { large, LONGEST_NAME } from '../../domain/timers'
import { useTimer } from '../../state'
import { renamed } from './domain'
import * as texts from './texts.en'

/** Several timers are told apart by their names. */
export default function SeveralTimers() {
  const name = useTimer((s) => large(s)?.name ?? s.draft.name)
  return (
    <FieldColumns>
      <TextField
        label={texts.NAME}
        hint={texts.NAME_HINT}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={({ target }) => useTimer.setState((state) => renamed(state, target.value))}
      />
      <Note>{texts.HOW}</Note>
    </FieldColumns>
  )
}
