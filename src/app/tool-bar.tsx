import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { TOOLS } from '../tools/registry'
import { useDismissal } from '#ui/browser/use-dismissal'
import { Icon } from '#ui/icon'
import { PageLink } from './page-link'
import { TOOLS_LABEL } from './texts.en'
import styles from './tool-bar.module.css'

/**
 * The width decides whether the bar or the menu is shown: the focus of the one that is hidden goes to the other.
 * Chromium fires `focusout` on what has been hidden only after any effect of the new width.
 */
function moveHiddenFocus({ target }: FocusEvent<HTMLElement>) {
  if (target.getClientRects().length > 0) return
  ;['summary', '[aria-current]', 'a']
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(`header ${selector}`)])
    .find((control) => control.getClientRects().length > 0)
    ?.focus()
}

function ToolLinks({ name }: { name: 'shortName' | 'title' }) {
  const { pathname } = useLocation()
  return TOOLS.map(({ id, link, icon, [name]: text }) => (
    <PageLink
      key={id}
      to={link}
      aria-current={pathname === link ? 'page' : undefined}
      onBlur={moveHiddenFocus}
    >
      <Icon name={icon} size={18} />
      {text}
    </PageLink>
  ))
}

/** Links from any tool to any other, shown where all of them fit into the window. */
export function ToolBar() {
  return (
    <nav className={styles.bar} aria-label={TOOLS_LABEL}>
      <ToolLinks name="shortName" />
    </nav>
  )
}

function Menu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // It may have been opened before the code of the page came.
  useEffect(() => setOpen(ref.current?.open ?? false), [])
  function close(byKey: boolean) {
    if (!ref.current) return
    ref.current.open = false
    if (byKey) ref.current.querySelector('summary')?.focus()
  }
  useDismissal(ref, isOpen ? close : null)
  return (
    <details
      ref={ref}
      className={styles.menu}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary title={TOOLS_LABEL} onBlur={moveHiddenFocus}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={TOOLS_LABEL}>
        <ToolLinks name="title" />
      </nav>
    </details>
  )
}

/** The same as a menu, on phones. Without its key the menu would stay open over the next page. */
export const ToolMenu = () => <Menu key={useLocation().pathname} />
