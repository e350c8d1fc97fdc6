import { Extras } from '../../../ui/layout/extra'
import styles from './password-extras.module.css'

const PARTS = [
  { title: 'Passphrase, PIN or groups', load: () => import('./forms') },
  { title: 'Site rules', load: () => import('./site-rules') },
  { title: 'Many at once', load: () => import('./many') },
  { title: 'Hide, read aloud, clear the clipboard', load: () => import('./reading') },
  { title: 'Self-test', load: () => import('./self-test') },
]

/** Extras beside the specified options; each is loaded when it is first unfolded. */
export default function PasswordExtras() {
  return (
    <div className={styles.extras}>
      <Extras parts={PARTS} />
    </div>
  )
}
