import { useEffect } from 'react'
import styles from './page.module.css'
import { PasswordHistory } from './password-history'
import { PasswordOptionsPanel } from './password-options'
import { PasswordResult } from './password-result'
import { usePassword } from './store'

export default function PasswordGeneratorPage() {
  const open = usePassword((s) => s.open)
  // Not while the page is prerendered: a password belongs to one visitor.
  useEffect(open, [open])
  return (
    <div className={styles.layout}>
      <PasswordResult />
      <PasswordOptionsPanel />
      <PasswordHistory />
    </div>
  )
}
