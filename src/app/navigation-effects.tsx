import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType, type Location } from 'react-router-dom'
import { Announce } from '../ui/feedback/announce'
import { scrollMemory } from './scroll-memory'

function focusHeading(hash: string): void {
  // Of a tool the hash carries settings and names nothing on the page.
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

  useLayoutEffect(() => scrollMemory.watch(shown.current), [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const left = scrollMemory.enter(key)
    const goneBack = action === NavigationType.Pop
    window.scrollTo(0, goneBack ? left : 0)
    focusHeading(goneBack ? '' : hash)
    setAnnounced(document.querySelector('main h1')?.textContent ?? document.title)
  }, [key, action, hash])

  return <Announce text={announced} />
}
