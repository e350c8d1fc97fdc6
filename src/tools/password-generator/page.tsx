import { useEffect } from 'react'
import { ToolLayout } from '../../ui/tool-layout'
import { PasswordHistory } from './parts/password-history'
import { PasswordOptionsPanel } from './parts/password-options'
import { PasswordResult } from './parts/password-result'
import { usePassword } from './store'

export default function PasswordGeneratorPage() {
  const open = usePassword((s) => s.open)
  // Not while the page is prerendered: a password belongs to one visitor.
  useEffect(open, [open])
  return (
    <ToolLayout>
      <PasswordResult />
      <PasswordOptionsPanel />
      <PasswordHistory />
    </ToolLayout>
  )
}
