import { FieldGroup } from '../../../ui/layout/field-group'
import { Note } from '../../../ui/layout/note'
import { RangeField } from './range-field'
import { Stack } from '../../../ui/layout/columns'
import { AdvancedOptions, OptionBox } from './advanced-options'
import { createPool } from '../domain/pool'
import { MAX_LENGTH, MIN_LENGTH } from '../domain/settings'
import styles from '../page.module.css'
import { usePassword } from '../store'

const TYPES = [
  { field: 'includeUppercase', label: 'Uppercase', hint: 'A–Z' },
  { field: 'includeLowercase', label: 'Lowercase', hint: 'a–z' },
  { field: 'includeNumbers', label: 'Numbers', hint: '0–9' },
  { field: 'includeSymbols', label: 'Symbols', hint: '!@#$%' },
] as const

function Length() {
  const length = usePassword((s) => s.settings.length)
  const change = usePassword((s) => s.change)
  return (
    <RangeField
      label="Length"
      value={length}
      min={MIN_LENGTH}
      max={MAX_LENGTH}
      onChange={(value) => change({ length: value })}
    />
  )
}

function CharacterTypes() {
  const settings = usePassword((s) => s.settings)
  return (
    <FieldGroup label="Characters">
      <div className={styles.types}>
        {TYPES.map((option) => (
          <OptionBox key={option.field} {...option} />
        ))}
      </div>
      <Note>{createPool(settings).characters.length} different characters to choose from</Note>
    </FieldGroup>
  )
}

export function PasswordOptionsPanel() {
  return (
    <Stack role="group" aria-label="Options">
      <Length />
      <CharacterTypes />
      <AdvancedOptions />
    </Stack>
  )
}
