import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { clearData, wasJustCleared } from '../platform/clear-data'
import { Button } from '../ui/button'
import styles from './clear-data.module.css'

const never = () => () => undefined

const CLEARED = 'Your data is cleared.'
const CLEARED_OFFLINE = 'Your data is cleared. Close this tab, and what it shows is gone too.'

/** Deletes all that the site keeps in the browser; it says so in the page that comes after. */
export function ClearData() {
  const cleared = useSyncExternalStore(never, wasJustCleared, () => false)
  const [stayed, setStayed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Where the visitor was before the reload.
    if (cleared) button.current?.focus()
  }, [cleared])

  const clear = async () => setStayed(!(await clearData()))

  return (
    <div className={styles.row}>
      <span role="status">{stayed ? CLEARED_OFFLINE : cleared && CLEARED}</span>
      <Button ref={button} tone="quiet" icon="trash-2" onClick={() => void clear()}>
        Clear my data
      </Button>
    </div>
  )
}
