import { useEffect } from 'react'
import { Columns, Stack } from '../../ui/layout/columns'
import { Extra } from '../../ui/layout/extra'
import { Actions } from './parts/actions'
import { PasswordHistory } from './parts/password-history'
import { PasswordOptionsPanel } from './parts/password-options'
import { PasswordReadout } from './parts/password-readout'
import { prepare, usePassword } from './store'

const loadExtras = () => import('./parts/password-extras')

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
