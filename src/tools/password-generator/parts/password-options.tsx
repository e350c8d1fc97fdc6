import { counted } from '../../../lib/grouped'
import { TextField } from '../../../ui/fields/field'
import { UNCORRECTED } from '../../../ui/fields/uncorrected'
import { Stack } from '../../../ui/layout/columns'
import { Disclosure } from '../../../ui/layout/disclosure'
import { FieldGroup } from '../../../ui/layout/field-group'
import { Note } from '../../../ui/layout/note'
import { createPool } from '../domain/pool'
import { countExtras, MAX_LENGTH, MIN_LENGTH, type PasswordOptions } from '../domain/settings'
import { invisibleIn } from '../domain/visible'
import styles from '../page.module.css'
import { usePassword } from '../store'
import { CheckboxField } from './checkbox-field'
import { RangeField } from './range-field'

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

interface OptionProps {
  field: Exclude<keyof PasswordOptions, 'length'>
  label: string
  hint: string
}

function OptionBox({ field, ...texts }: OptionProps) {
  const checked = usePassword((s) => s.settings[field])
  const change = usePassword((s) => s.change)
  return <CheckboxField {...texts} checked={checked} onChange={(on) => change({ [field]: on })} />
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
      <Note>
        {counted(createPool(settings).characters.length, 'different character')} to choose from
      </Note>
    </FieldGroup>
  )
}

const NAMED = 3

/** Names the first few: the rest cannot be seen either. */
function refusal(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
  return `Not used, since they cannot be seen: ${names.slice(0, NAMED).join(', ')}${more}.`
}

interface CharactersProps {
  field: 'customInclude' | 'customExclude'
  label: string
  hint: string
}

/** A field for characters of the visitor's own; what cannot be used stays in it, with the reason. */
function CharactersField({ field, ...texts }: CharactersProps) {
  const text = usePassword((s) => s.settings[field])
  const change = usePassword((s) => s.change)
  const refused = invisibleIn(text)
  return (
    <TextField
      {...texts}
      error={refused.length > 0 ? refusal(refused) : undefined}
      value={text}
      onChange={(event) => change({ [field]: event.target.value })}
      {...UNCORRECTED}
    />
  )
}

function AdvancedOptions() {
  const extras = usePassword((s) => countExtras(s.settings))
  return (
    <Disclosure title="Advanced Options" note={extras > 0 ? `${extras} active` : undefined}>
      <Stack>
        <div>
          <OptionBox field="excludeSimilar" label="Exclude Similar" hint="i, l, 1, L, o, 0, O" />
          <OptionBox
            field="excludeAmbiguous"
            label="Exclude Ambiguous"
            hint="brackets, quotes, slashes, punctuation"
          />
        </div>
        <CharactersField
          label="Custom characters to include"
          hint="Added to the character pool; not guaranteed to appear."
          field="customInclude"
        />
        <CharactersField
          label="Custom characters to exclude"
          hint="These never occur, even if included above."
          field="customExclude"
        />
      </Stack>
    </Disclosure>
  )
}

export function PasswordOptionsPanel() {
  return (
    <Stack className={styles.options} role="group" aria-label="Options">
      <Length />
      <CharacterTypes />
      <AdvancedOptions />
    </Stack>
  )
}
