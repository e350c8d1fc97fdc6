import { CheckboxField } from './checkbox-field'
import { Disclosure } from '../../../ui/layout/disclosure'
import { TextField } from '../../../ui/fields/field'
import { UNCORRECTED } from '../../../ui/fields/uncorrected'
import { countExtras, type PasswordOptions } from '../domain/settings'
import { invisibleIn } from '../domain/visible'
import styles from '../page.module.css'
import { usePassword } from '../store'

type CustomField = 'customInclude' | 'customExclude'

const NAMED = 3

/** Names the first few: the rest cannot be seen either. */
function refusal(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
  return `Not used, since they cannot be seen: ${names.slice(0, NAMED).join(', ')}${more}.`
}

interface OptionProps {
  field: Exclude<keyof PasswordOptions, 'length'>
  label: string
  hint: string
}

export function OptionBox({ field, ...texts }: OptionProps) {
  const checked = usePassword((s) => s.settings[field])
  const change = usePassword((s) => s.change)
  return <CheckboxField {...texts} checked={checked} onChange={(on) => change({ [field]: on })} />
}

/** A field for characters of the visitor's own; what cannot be used stays in it, with the reason. */
function CharactersField(props: { label: string; hint: string; field: CustomField }) {
  const { label, hint, field } = props
  const text = usePassword((s) => s.settings[field])
  const change = usePassword((s) => s.change)
  const refused = invisibleIn(text)
  return (
    <TextField
      label={label}
      hint={hint}
      error={refused.length > 0 ? refusal(refused) : undefined}
      value={text}
      onChange={(event) => change({ [field]: event.target.value })}
      {...UNCORRECTED}
    />
  )
}

export function AdvancedOptions() {
  const extras = usePassword((s) => countExtras(s.settings))
  return (
    <Disclosure title="Advanced Options" note={extras > 0 ? `${extras} active` : undefined}>
      <div className={styles.advanced}>
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
      </div>
    </Disclosure>
  )
}
