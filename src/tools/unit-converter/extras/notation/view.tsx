import { Segmented } from '#ui/fields/segmented'
import { SelectField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { MAX_DIGITS, MIN_DIGITS, NOTATIONS, type ResultForm } from '../../domain/format-result'
import { useUnits } from '../../state'

const NAMES = { auto: 'Automatic', plain: 'Plain', scientific: 'Scientific' }

const NOTES = {
  auto: 'An exponent below 0.001 and above 1,000,000, else up to 10 decimals.',
  plain: 'Never an exponent.',
  scientific: 'Always an exponent.',
}

const NOTATION_OPTIONS = NOTATIONS.map((value) => ({ value, text: NAMES[value] }))

/** The select holds 0 for as many as there are. */
const DIGIT_OPTIONS = [
  { value: 0, text: 'Automatic' },
  ...Array.from({ length: MAX_DIGITS - MIN_DIGITS + 1 }, (_, at) => ({
    value: at + MIN_DIGITS,
    text: `${at + MIN_DIGITS} significant digits`,
  })),
]

const choose = (form: ResultForm) => useUnits.setState({ form })

/** How results are written, on this page alone. */
export default function ResultFormChoice() {
  const { notation, digits } = useUnits((s) => s.form)
  return (
    <Stack>
      <Segmented
        label="Notation"
        value={notation}
        options={NOTATION_OPTIONS}
        onChange={(chosen) => choose({ notation: chosen, digits })}
      />
      <Note>{NOTES[notation]}</Note>
      <SelectField
        label="Digits"
        value={digits ?? 0}
        options={DIGIT_OPTIONS}
        onChange={(count) => choose({ notation, digits: count === 0 ? null : count })}
      />
    </Stack>
  )
}
