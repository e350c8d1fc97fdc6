import { useId } from 'react'
import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { Chips } from '../../../ui/buttons/chips'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { PRESETS } from '../domain/presets'
import { isSameOptions } from '../domain/settings'
import { usePassword } from '../store'
import styles from './actions.module.css'

function Presets() {
  const id = useId()
  const settings = usePassword((s) => s.settings)
  const change = usePassword((s) => s.change)
  return (
    <div className={styles.presets}>
      <span id={id}>Quick Presets</span>
      <Chips aria-labelledby={id}>
        {PRESETS.map(({ name, options }) => (
          <Button
            key={name}
            variant="chip"
            aria-pressed={!settings.form && isSameOptions(options, settings)}
            onClick={() => change(options)}
          >
            {name}
          </Button>
        ))}
      </Chips>
    </div>
  )
}

/** What is done with the password, and the presets, in one row where there is room. */
export function Actions() {
  const password = usePassword((s) => s.generated?.password ?? '')
  const busy = usePassword((s) => s.busy)
  const generate = usePassword((s) => s.generate)
  const copy = usePassword((s) => s.copy)
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <CopyButton
          label="Copy Password"
          variant="primary"
          disabled={busy || password === ''}
          value={password}
          onCopy={copy}
        />
        <Button icon="refresh-cw" className={styles.generate} onClick={generate}>
          Generate New
        </Button>
      </ButtonRow>
      <Presets />
    </div>
  )
}
