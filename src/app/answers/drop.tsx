import { useRef, type ReactNode, type RefObject } from 'react'
import { useAvailableHeight } from '../../ui/browser/use-available-height'
import styles from './answer-box.module.css'

interface Props {
  anchor: RefObject<HTMLElement | null>
  inDialog: boolean
  children: ReactNode
}

/** The dark window below the field: over what stands there, or in the dialog. */
export function Drop({ anchor, inDialog, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useAvailableHeight(anchor, ref)
  return (
    <div ref={ref} className={inDialog ? styles.drop : `${styles.drop} ${styles.over}`}>
      {children}
    </div>
  )
}
