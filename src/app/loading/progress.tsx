import { useSyncExternalStore } from 'react'
import styles from './progress.module.css'
import { isPending, subscribePending } from './pending-chunks'

/** A thin bar at the top while a page's code is loading; the old page stays until then. */
export function LoadingBar() {
  const pending = useSyncExternalStore(subscribePending, isPending, () => false)
  return pending && <div className={styles.bar} role="progressbar" aria-label="Loading page" />
}
