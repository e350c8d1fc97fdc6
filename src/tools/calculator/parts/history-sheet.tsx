import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button'
import { HistoryPanel } from './history-panel'
import { HISTORY_ID } from './mode-bar'
import styles from './history.module.css'

/** The history over the keys, where there is no room beside them. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const closeOutside = ({ target }: Event) => {
      if (target === element) element.close()
    }
    element.addEventListener('click', closeOutside)
    element.showModal()
    return () => {
      element.removeEventListener('click', closeOutside)
      element.close()
    }
  }, [])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      id={HISTORY_ID}
      className={styles.sheet}
      aria-label="History"
      onClose={({ currentTarget }) => {
        // Closed and opened anew, as a development build does with every effect.
        if (!currentTarget.open) onClose()
      }}
    >
      <div className={styles.content}>
        <div className={styles.list}>
          <HistoryPanel onUsed={close} />
        </div>
        <Button onClick={close}>Close</Button>
      </div>
    </dialog>
  )
}
