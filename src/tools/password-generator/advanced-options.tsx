import { CheckboxField } from '../../ui/checkbox-field'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/field'
import styles from './page.module.css'
import { usePassword } from './store'

const OWN_CHARACTERS = {
  spellCheck: false,
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
} as const

function Exclusions() {
  const similar = usePassword((s) => s.settings.excludeSimilar)
  const ambiguous = usePassword((s) => s.settings.excludeAmbiguous)
  const change = usePassword((s) => s.change)
  return (
    <>
      <CheckboxField
        label="Exclude Similar"
        hint="i, l, 1, L, o, 0, O"
        checked={similar}
        onChange={(checked) => change({ excludeSimilar: checked })}
      />
      <CheckboxField
        label="Exclude Ambiguous"
        hint="brackets, quotes, slashes, punctuation"
        checked={ambiguous}
        onChange={(checked) => change({ excludeAmbiguous: checked })}
      />
    </>
  )
}

export function AdvancedOptions() {
  const include = usePassword((s) => s.settings.customInclude)
  const exclude = usePassword((s) => s.settings.customExclude)
  const change = usePassword((s) => s.change)
  return (
    <Disclosure title="Advanced Options">
      <div className={styles.advanced}>
        <div>
          <Exclusions />
        </div>
        <TextField
          {...OWN_CHARACTERS}
          label="Custom characters to include"
          hint="Each joins the characters to choose from; it is not in every password."
          value={include}
          onChange={(event) => change({ customInclude: event.target.value })}
        />
        <TextField
          {...OWN_CHARACTERS}
          label="Custom characters to exclude"
          hint="These never occur, even if included above."
          value={exclude}
          onChange={(event) => change({ customExclude: event.target.value })}
        />
      </div>
    </Disclosure>
  )
}
