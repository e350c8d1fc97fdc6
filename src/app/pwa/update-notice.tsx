import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { siteNotice } from '#platform/site-notice'
import { Button, OneClickButton } from '#ui/buttons/button'
import { dismissUpdate, reloadToNewest, updateAvailable } from './update'
import { useHeadingFocus } from '../use-heading-focus'
import { NEW_VERSION, NOT_NOW } from '../texts.en'
import styles from './update-notice.module.css'

/** What gets the focus is scrolled out from under the notice. */
function useFocusAbove() {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = '5rem'
    return () => void (style.scrollPaddingBlockEnd = '')
  }, [])
}

function Notice() {
  useFocusAbove()
  const bar = useHeadingFocus<HTMLDivElement>()
  const [busy, setBusy] = useState(false)
  const reload = async () => {
    if (busy) return
    setBusy(true)
    await reloadToNewest()
    // Still here where the browser asks first, as it does while a timer runs.
    setBusy(false)
  }
  return (
    <div ref={bar} className={styles.bar}>
      <Button
        variant="quiet"
        icon="refresh-cw"
        onClick={() => void reload()}
        aria-disabled={busy}
        aria-busy={busy}
      >
        {NEW_VERSION}
      </Button>
      <OneClickButton variant="quiet" icon="x" title={NOT_NOW} onPress={dismissUpdate} />
    </div>
  )
}

/** The offer to reload into a newer version; hidden while a tool shows its notice in the same place. */
export function UpdateNotice() {
  const available = useStore(updateAvailable)
  const notice = useStore(siteNotice)
  return (
    <div role="status" className={styles.place}>
      {available && !notice && <Notice />}
    </div>
  )
}
