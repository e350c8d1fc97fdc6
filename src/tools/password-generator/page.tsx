import { useEffect, useId } from 'react'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Chips } from '#ui/buttons/chips'
import { Columns, Stack } from '#ui/layout/columns'
import { isSameOptions, PRESETS } from './domain/settings'
import { prepare } from './effects'
import { PasswordExtras } from './extras/list'
import styles from './page.module.css'
import { usePassword } from './state'
import * as texts from './texts.en'
import { PasswordHistory } from './view/history'
import { PasswordOptionsPanel } from './view/options'
import { CopyPassword, PasswordReadout } from './view/output'

function Presets() {
  const id = useId()
  const settings = usePassword((s) => s.settings)
  const change = usePassword((s) => s.change)
  return (
    <div className={styles.presets}>
      <span id={id} className="label">
        {texts.PRESETS_LABEL}
      </span>
      <Chips aria-labelledby={id}>
        {PRESETS.map(({ name, options }) => (
          <Button
            key={name}
            variant="chip"
            aria-pressed={!settings.form && isSameOptions(options, settings)}
            onClick={() => change(options)}
          >
            {texts.PRESET_NAMES[name]}
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
        <CopyPassword label={texts.COPY_PASSWORD} variant="primary" />
        <Button icon="refresh-cw" className={styles.generate} onClick={generate}>
          {texts.GENERATE_NEW}
        </Button>
      </ButtonRow>
      <Presets />
    </Stack>
  )
}

export default function PasswordGeneratorPage() {
  const open = usePassword((s) => s.open)
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
      <PasswordExtras />
    </Stack>
  )
}

export { prepare }

PasswordGeneratorPage.loadOpening = async () =>
  (await import('./opening')).openingOf(usePassword.getState)
