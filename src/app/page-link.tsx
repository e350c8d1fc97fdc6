import type { MouseEvent } from 'react'
import { Link, useLocation, type LinkProps } from 'react-router-dom'
import { preloadPage } from './preload'
import { routePath } from './route-path'

/** A link to a page of ours, whose code is fetched on hover, touch or focus. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname: shown } = useLocation()
  const preload = () => void preloadPage(to)

  /** The address changes at once and the page when its code is there: until then a second click is for nothing. */
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { pathname } = event.currentTarget
    // The page opens in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (pathname === window.location.pathname && routePath(pathname) !== shown)
      event.preventDefault()
  }
  return <Link to={to} onPointerEnter={preload} onFocus={preload} onClick={follow} {...rest} />
}
