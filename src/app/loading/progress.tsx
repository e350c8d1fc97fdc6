import { create } from 'zustand'
import styles from './progress.module.css'

/** How many pages' code is being loaded. */
const usePending = create(() => 0)

const count = (step: 1 | -1) => usePending.setState((pending) => pending + step)

/** Shows the loading bar until the promise settles. */
export function trackPending<Module>(loading: Promise<Module>): Promise<Module> {
  count(1)
  return loading.finally(() => count(-1))
}

/** A thin bar at the top while a page's code is loading; the old page stays until then. */
export function LoadingBar() {
  const pending = usePending() > 0
  return pending && <div className={styles.bar} role="progressbar" aria-label="Loading page" />
}
