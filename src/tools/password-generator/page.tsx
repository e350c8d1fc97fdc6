import { useEffect, useId } from 'react'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Chips } from '#ui/buttons/chips'
import { Columns, Stack } from '#ui/layout/columns'
import { Extra } from '#ui/layout/extra'
import { isSameOptions, PRESETS } from './domain/settings'
import { prepare } from './effects'
import styles from './page.module.css'
import { usePassword } from './state'
import * as texts from './texts.en'
import { PasswordHistory } from './view/history'
import { PasswordOptionsPanel } from './view/options'
import { CopyPassword, PasswordReadout } from './view/output'

const loadExtras = () => import('./extras/list')

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
      <Extra title={texts.EXTRAS_TITLE} note={form?.kind} load={loadExtras} />
    </Stack>
  )
}

export { prepare }

PasswordGeneratorPage.loadOpening = async () =>
  (await import('./opening')).openingOf(usePassword.getState)
