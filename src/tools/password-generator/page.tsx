import { useEffect, useId } from 'react'
import { Button } from '../../ui/buttons/button'
import { ButtonRow } from '../../ui/buttons/button-row'
import { Chips } from '../../ui/buttons/chips'
import { Columns, Stack } from '../../ui/layout/columns'
import { Extra } from '../../ui/layout/extra'
import { PRESETS } from './domain/presets'
import { isSameOptions } from './domain/settings'
import styles from './page.module.css'
import { PasswordHistory } from './parts/password-history'
import { PasswordOptionsPanel } from './parts/password-options'
import { CopyPassword, PasswordReadout } from './parts/password-readout'
import { prepare, usePassword } from './store'

const loadExtras = () => import('./parts/password-extras')

function Presets() {
  const id = useId()
  const settings = usePassword((s) => s.settings)
  const change = usePassword((s) => s.change)
  return (
    <div className={styles.presets}>
      <span id={id} className="label">
        Quick Presets
      </span>
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

function Actions() {
  const generate = usePassword((s) => s.generate)
  return (
    <Stack className={styles.actions}>
      <ButtonRow>
        <CopyPassword label="Copy Password" variant="primary" />
        <Button icon="refresh-cw" className={styles.generate} onClick={generate}>
          Generate New
        </Button>
      </ButtonRow>
      <Presets />
    </Stack>
  )
}

export default function PasswordGeneratorPage() {
  const open = usePassword((s) => s.open)
  const form = usePassword((s) => s.settings.form)
  // Not while the page is prerendered: a password belongs to one visitor.
  useEffect(open, [open])
  return (
    <Stack>
      <PasswordReadout />
      <Actions />
      <Columns>
        <PasswordOptionsPanel />
        <PasswordHistory />
      </Columns>
      <Extra title="Passphrases, PINs and more" note={form?.kind} load={loadExtras} />
    </Stack>
  )
}

export { prepare }

PasswordGeneratorPage.loadOpening = async () =>
  (await import('./opening')).openingOf(usePassword.getState)
