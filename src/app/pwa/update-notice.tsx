import { useState, useSyncExternalStore } from 'react'
import { getSiteNotice, subscribeSiteNotice } from '../../platform/site-notice'
import { dismissUpdate, isUpdateAvailable, reloadToNewest, subscribeUpdate } from './update'
import { Button } from '../../ui/button'
import styles from './update-notice.module.css'

const no = () => false

function Notice() {
  const [busy, setBusy] = useState(false)
  const reload = () => {
    setBusy(true)
    void reloadToNewest()
  }
  return (
    <div className={styles.bar}>
      <Button tone="quiet" icon="refresh-cw" onClick={reload} disabled={busy} aria-busy={busy}>
        New version: reload
      </Button>
      <Button tone="quiet" icon="x" aria-label="Not now" title="Not now" onClick={dismissUpdate} />
    </div>
  )
}

/** Says that a newer version of the site is ready. Makes room for what a tool has to say. */
export function UpdateNotice() {
  const available = useSyncExternalStore(subscribeUpdate, isUpdateAvailable, no)
  const notice = useSyncExternalStore(subscribeSiteNotice, getSiteNotice, () => null)
  return (
    <div role="status" className={styles.place}>
      {available && !notice && <Notice />}
    </div>
  )
}
