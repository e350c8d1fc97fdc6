import { useEffect } from 'react'
import { Columns, Stack } from '../../ui/layout/columns'
import { Actions } from './parts/actions'
import { PasswordHistory } from './parts/password-history'
import { PasswordOptionsPanel } from './parts/password-options'
import { PasswordReadout } from './parts/password-readout'
import { prepare, usePassword } from './store'

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
    </Stack>
  )
}

export { prepare }
