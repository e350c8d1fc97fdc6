import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { TOOLS } from '../tools/registry'
import { Icon } from '../ui/icon'
import { preloadPage } from './preload'
import styles from './tool-bar.module.css'

function ToolLinks({ name }: { name: 'shortName' | 'title' }) {
  const { pathname } = useLocation()
  return TOOLS.map((tool) => {
    const preload = () => preloadPage(tool.link)
    return (
      <Link
        key={tool.id}
        to={tool.link}
        aria-current={pathname === tool.link ? 'page' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name={tool.icon} size={18} />
        {tool[name]}
      </Link>
    )
  })
}

/** From any tool to any other, where all of them fit into the window. */
export function ToolBar() {
  return (
    <nav className={styles.bar} aria-label="Tools">
      <ToolLinks name="shortName" />
    </nav>
  )
}

/** Closes the menu by Escape, by a press outside of it and when the focus leaves it. */
function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !ref.current?.open) return
      event.preventDefault()
      close()
      ref.current.querySelector('summary')?.focus()
    }
    function handlePointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    function handleFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) close()
    }
    const menu = ref.current
    // Before the page's own keys: the menu lies over them.
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    window.addEventListener('pointerdown', handlePointerDown)
    menu?.addEventListener('focusout', handleFocusOut)
    return () => {
      window.removeEventListener('keydown', handleKeyDown, { capture: true })
      window.removeEventListener('pointerdown', handlePointerDown)
      menu?.removeEventListener('focusout', handleFocusOut)
    }
  }, [])
  return ref
}

/** The same as a menu, on phones. Without its key the menu would stay open over the next page. */
export function ToolMenu() {
  const { pathname } = useLocation()
  const ref = useClosing()
  return (
    <details key={pathname} ref={ref} className={styles.menu}>
      <summary aria-label="Tools" title="Tools">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Tools">
        <ToolLinks name="title" />
      </nav>
    </details>
  )
}
