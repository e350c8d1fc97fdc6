import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'
import { LOADING_PAGE } from '../texts.en'
import styles from './progress.module.css'

interface Pending {
  loading: Promise<unknown>
  /** Called where another page is shown before this one came: it may never come. */
  onLeft: () => void
}

/** The code of a page that is waited for. */
const usePending = create<{ page: Pending | null }>(() => ({ page: null }))

function waitFor(page: Pending | null): void {
  usePending.getState().page?.onLeft()
  usePending.setState({ page })
}

/** Shows the loading bar until the promise settles, or another page is shown or asked for. */
export function trackPending<Module>(
  loading: Promise<Module>,
  onLeft: () => void,
): Promise<Module> {
  waitFor({ loading, onLeft })
  return loading.finally(() => {
    if (usePending.getState().page?.loading === loading) usePending.setState({ page: null })
  })
}

/** A thin bar at the top while a page's code is loading; the old page stays until then. */
export function LoadingBar() {
  const isPending = usePending((s) => s.page !== null)
  // It is another object on the way back to the same page too.
  const location = useLocation()
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current !== location) waitFor(null)
    shown.current = location
  }, [location])
  return isPending && <div className={styles.bar} role="progressbar" aria-label={LOADING_PAGE} />
}
