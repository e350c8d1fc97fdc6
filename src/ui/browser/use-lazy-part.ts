import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#platform/idle'
import { fetchFilesAgain, LOAD_LIMIT_MS, loadWithStyles } from '#platform/page-files'
import { nextTask } from '#platform/schedule'

// What of a page comes after its first paint, and by what:
//
//   useLazyPart              code that a view asks for with `fetchPart`; it shows by itself what stands meanwhile
//   LazyPart                 a component by that hook, fetched as soon as it is shown, with a note while it is late and a
//                            button where it has failed
//   IdlePart                 a component by that hook, fetched when the page is idle, with nothing in its place meanwhile
//   app/loading/lazy-page    a whole page, which suspends: the shell shows a bar, or the screen for errors
//   HydratedLater            no code of its own: prerendered elements that React takes over after the controls

/** What a view knows of its lazy part. */
type Lazy<Part> = {
  /** All files have come, but the document keeps a failed import: only a reload helps. */
  needsReload?: boolean
} & ({ state: 'none' | 'loading' | 'failed'; part: null } | { state: 'ready'; part: Part })

/** The imports that have come: another view need not wait for them. */
const loaded = new WeakSet<() => Promise<unknown>>()

/** The next task, or none for what is there. */
const later = (load: () => Promise<unknown>) => (loaded.has(load) ? Promise.resolve() : nextTask())

/**
 * A part of a view whose code comes when it is first needed. Unlike a lazy component it neither suspends
 * nor takes the page down when it does not come: `fetchPart` may then be called again.
 * @param load the dynamic import; the same function in each render
 * @param isNeeded fetches it by itself, once, when the page has nothing else to do
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isNeeded = false) {
  const [lazy, setLazy] = useState<Lazy<Part>>({ state: 'none', part: null })
  const hasFailed = lazy.state === 'failed'
  const isWanted = lazy.state === 'none' || hasFailed

  const settle = useCallback(
    (loading: Promise<Part>, haveAllCome: () => boolean = () => false) => {
      const fail = () => setLazy({ state: 'failed', part: null, needsReload: haveAllCome() })
      // An import that hangs never settles by itself; one that comes after all is taken.
      const timer = setTimeout(fail, LOAD_LIMIT_MS)
      loading
        .then((part) => {
          loaded.add(load)
          setLazy({ state: 'ready', part })
        }, fail)
        .finally(() => clearTimeout(timer))
    },
    [load],
  )

  const fetchPart = useCallback(() => {
    if (!isWanted) return
    setLazy({ state: 'loading', part: null })
    // The press that asks for it is painted first: to announce its files takes 40 ms on a slow phone.
    if (!hasFailed) return settle(later(load).then(() => loadWithStyles(load)))
    let haveAllCome = false
    const again = fetchFilesAgain().then((all) => (haveAllCome = all))
    settle(
      again.then(() => loadWithStyles(load)),
      () => haveAllCome,
    )
  }, [hasFailed, isWanted, load, settle])

  useEffect(() => {
    if (!isNeeded || lazy.state !== 'none') return
    const ready = loaded.has(load) ? Promise.resolve() : whenIdle()
    settle(ready.then(() => loadWithStyles(load)))
  }, [isNeeded, lazy.state, load, settle])
  return { ...lazy, fetchPart }
}
