import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useStable } from '../browser/use-stable'
import styles from './disclosure.module.css'
import { Icon } from '../icon'

/** Folds at Escape, and moves the focus to the title. */
function foldByEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget
  if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return
  event.preventDefault()
  details.open = false
  details.querySelector('summary')?.focus()
}

interface DisclosureProps {
  title: string
  /** What stands beside the title while it is folded. */
  note?: string | undefined
  /** How often something else has unfolded it: each time more unfolds it again. */
  openings?: number | undefined
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A section that is folded until its title is activated. */
export function Disclosure({ title, note, openings = 0, onOpen, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const handleToggle = useStable(() => {
    if (ref.current?.open) onOpen?.()
  })
  // It may have been unfolded before the code of the page came.
  useEffect(handleToggle, [handleToggle])
  // Before the effects of what is in it, which may want the focus.
  useLayoutEffect(() => {
    if (openings > 0 && ref.current) ref.current.open = true
  }, [openings])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is pressed in its controls
    <details
      ref={ref}
      className={styles.disclosure}
      open={openings > 0}
      onToggle={handleToggle}
      onKeyDown={foldByEscape}
    >
      <summary>
        <span>
          {title}
          {note && <span className={styles.note}> {note}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
