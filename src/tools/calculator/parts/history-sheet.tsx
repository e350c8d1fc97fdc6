import { useModal } from '../../../ui/browser/use-modal'
import { Button } from '../../../ui/buttons/button'
import { HistoryPanel } from './history-panel'
import { HISTORY_ID } from './mode-bar'
import styles from './history.module.css'

/** The history over the keys, where there is no room beside them. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const { dialog, close } = useModal(onClose)
  return (
    <dialog {...dialog} id={HISTORY_ID} className={styles.sheet} aria-label="History">
      <div className={styles.content}>
        <div className={styles.list}>
          <HistoryPanel onUsed={close} />
        </div>
        <Button onClick={close}>Close</Button>
      </div>
    </dialog>
  )
}
