import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { readSession, writeSession } from '#platform/storage'
import { Announce } from '#ui/feedback/announce'

/** The key in the session storage, since the positions outlive a reload. */
const KEY = 'scroll'

function parsePositions(value: unknown): [string, number][] | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).filter((entry) => typeof entry[1] === 'number')
}

// A reload or a return from another site is the browser's to restore, and it does that well.
const handOver = () => (history.scrollRestoration = 'auto')
const takeOver = () => (history.scrollRestoration = 'manual')

/** Where each history entry was scrolled to, in px from the top; browsers restore too early for lazy pages. */
const positions = new Map<string, number>()

/** Notes down where the current entry is scrolled to; returns how to stop. */
function watchScrolling(current: RefObject<string>): () => void {
  for (const [entry, top] of readSession(KEY, parsePositions) ?? []) positions.set(entry, top)
  const gone = new AbortController()
  const { signal } = gone
  const remember = () => positions.set(current.current, window.scrollY)
  addEventListener('scroll', remember, { passive: true, signal })
  addEventListener('pagehide', handOver, { signal })
  addEventListener('pageshow', takeOver, { signal })
  takeOver()
  return () => {
    gone.abort()
    handOver()
  }
}

/** What a visitor does once the page is to stay where it is. */
const OWN_ACTS = ['pointerdown', 'wheel', 'keydown']

/**
 * Scrolls to a place that the page may not reach yet: the code of open extras comes after it, and it grows.
 * @returns ends that
 */
function scrollBack(top: number): () => void {
  const growth = new ResizeObserver(scroll)
  const ended = new AbortController()
  function stop() {
    growth.disconnect()
    ended.abort()
  }
  function scroll() {
    scrollTo(0, top)
    if (scrollY >= Math.floor(top)) stop()
  }
  growth.observe(document.body)
  for (const act of OWN_ACTS) addEventListener(act, stop, { passive: true, signal: ended.signal })
  scroll()
  return stop
}

function focusHeading(hash: string): void {
  // The hash of a tool carries settings and names nothing on the page.
  const named = document.getElementById(hash.slice(1))
  const target = named ?? document.querySelector('main h1')
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  named?.scrollIntoView()
}

/**
 * After a navigation inside the product: a new page starts at its top (or at the hash), a page gone
 * back to where it was left; its heading gets the focus and its title is announced.
 */
export function NavigationEffects({ location: { key, hash } }: { location: Location }) {
  const action = useDeferredValue(useNavigationType())
  const shown = useRef(key)
  const [announced, setAnnounced] = useState('')

  useLayoutEffect(() => watchScrolling(shown), [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    writeSession(KEY, Object.fromEntries(positions))
    const goneBack = action === NavigationType.Pop
    const stopScrolling = scrollBack((goneBack && positions.get(key)) || 0)
    focusHeading(goneBack ? '' : hash)
    setAnnounced(document.querySelector('main h1')?.textContent ?? document.title)
    return stopScrolling
  }, [key, action, hash])

  return <Announce text={announced} />
}
