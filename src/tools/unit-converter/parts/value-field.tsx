import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { useRested } from '../../../ui/use-rested'
import { readValue, type ValueError } from '../domain/read-value'
import { useUnits } from '../store'

const ERROR_TEXTS: Record<ValueError['code'], string | undefined> = {
  empty: undefined,
  'not-a-number': 'Enter a number, such as 1234.5',
  'with-unit': 'Enter the number without its unit',
  'too-large': 'Enter a number below 1.8e308',
}

/** The keypads of phones have no minus. */
function ChangeSign() {
  const changeSign = useUnits((s) => s.changeSign)
  return (
    <Button
      title="Change sign"
      aria-label="Change sign"
      // The field keeps the focus, and a phone its keypad.
      onMouseDown={(event) => event.preventDefault()}
      onClick={changeSign}
    >
      ±
    </Button>
  )
}

/** The value, with a line below that says how it was read or why it was not. */
export function ValueField() {
  const text = useUnits((s) => s.text)
  const locale = useUnits((s) => s.locale)
  const isSigned = useUnits((s) => s.categoryId === 'temperature')
  const type = useUnits((s) => s.type)
  const keep = useUnits((s) => s.keep)
  const leaveField = useUnits((s) => s.leaveField)
  const read = readValue(text, locale)
  const error = read.ok ? undefined : ERROR_TEXTS[read.error.code]
  // What is on its way to a number is not judged; what stays wrong stays marked.
  const wasWrong = useRested(error) !== undefined
  const shownError = wasWrong ? error : undefined
  const readAs = read.ok && read.value.readAs
  return (
    <TextField
      label="From"
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      placeholder="0"
      value={text}
      hint={shownError ? undefined : readAs ? `Read as ${readAs}` : 'Such as 1234.5 or 1e6'}
      error={shownError}
      beside={isSigned && <ChangeSign />}
      onChange={(event) => type(event.target.value)}
      onBlur={leaveField}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
      }}
    />
  )
}
