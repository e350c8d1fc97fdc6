import { Button } from '../../ui/button'
import { CheckboxField } from '../../ui/checkbox-field'
import { RangeField } from '../../ui/range-field'
import { AdvancedOptions } from './advanced-options'
import { createPool } from './domain/pool'
import { isInUse, PRESETS } from './domain/presets'
import { MAX_LENGTH, MIN_LENGTH } from './domain/settings'
import styles from './page.module.css'
import { usePassword } from './store'

const TYPES = [
  { field: 'includeUppercase', label: 'Uppercase', hint: 'A–Z' },
  { field: 'includeLowercase', label: 'Lowercase', hint: 'a–z' },
  { field: 'includeNumbers', label: 'Numbers', hint: '0–9' },
  { field: 'includeSymbols', label: 'Symbols', hint: '!@#$%^&*' },
] as const

function Presets() {
  const settings = usePassword((s) => s.settings)
  const change = usePassword((s) => s.change)
  return (
    <fieldset className={styles.group}>
      <legend>Quick Presets</legend>
      <div className={styles.presets}>
        {PRESETS.map((preset) => (
          <Button
            key={preset.id}
            aria-pressed={isInUse(preset, settings)}
            onClick={() => change(preset.options)}
          >
            {preset.name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

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
  const change = usePassword((s) => s.change)
  return (
    <fieldset className={styles.group}>
      <legend>Characters</legend>
      <div className={styles.types}>
        {TYPES.map(({ field, label, hint }) => (
          <CheckboxField
            key={field}
            label={label}
            hint={hint}
            checked={settings[field]}
            onChange={(checked) => change({ [field]: checked })}
          />
        ))}
      </div>
      <p className={styles.advice}>
        {createPool(settings).codePoints.length} different characters to choose from
      </p>
    </fieldset>
  )
}

export function PasswordOptionsPanel() {
  return (
    <section className={styles.options} aria-label="Options">
      <Presets />
      <Length />
      <CharacterTypes />
      <AdvancedOptions />
    </section>
  )
}
