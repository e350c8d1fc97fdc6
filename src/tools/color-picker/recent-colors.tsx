import { useRef } from 'react'
import { Button } from '../../ui/button'
import { ColorButton } from '../../ui/color-button'
import styles from './page.module.css'
import { useColor } from './store'

function RecentList({ onClear }: { onClear: () => void }) {
  const recent = useColor((s) => s.recent)
  const recall = useColor((s) => s.recall)
  return (
    <section className={styles.section} aria-labelledby="color-recent">
      <div className={styles.heading}>
        <h2 id="color-recent">Recent Colors</h2>
        <Button tone="quiet" icon="trash-2" onClick={onClear}>
          Clear History
        </Button>
      </div>
      <ul className={styles.swatches}>
        {recent.map((color) => (
          <li key={color}>
            <ColorButton color={color} name={`Recent ${color}`} onClick={() => recall(color)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown only when there are any. */
export function RecentColors() {
  const empty = useColor((s) => s.recent.length === 0)
  const clearRecent = useColor((s) => s.clearRecent)
  const ref = useRef<HTMLDivElement>(null)
  const clear = () => {
    clearRecent()
    // The button goes away; the keyboard goes on from its place.
    ref.current?.focus()
  }
  return (
    <div ref={ref} tabIndex={-1} className={styles.recent}>
      {!empty && <RecentList onClear={clear} />}
    </div>
  )
}
