import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useStable } from '../browser/use-stable'
import styles from './disclosure.module.css'
import { Icon } from '../icon'

/** The focus goes to its title. */
function foldByEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget
  if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return
  event.preventDefault()
  details.open = false
  details.querySelector('summary')?.focus()
}

export interface DisclosureProps {
  title: string
  /** Beside the title while it is folded. */
  note?: string | undefined
  /** Unfolded from the start. */
  isOpen?: boolean
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A section that is folded until its title is activated. */
export function Disclosure({ title, note, isOpen = false, onOpen, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const handleToggle = useStable(() => {
    if (ref.current?.open) onOpen?.()
  })
  // It may have been unfolded before the code of the page came.
  useEffect(handleToggle, [handleToggle])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key is pressed in its controls
    <details
      ref={ref}
      className={styles.disclosure}
      open={isOpen}
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
