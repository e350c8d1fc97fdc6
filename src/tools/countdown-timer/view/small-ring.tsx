import { progressPercent, type StartedTimer } from '../domain/timer'
import styles from './small-ring.module.css'

/** The time left as a share of the whole, in the color of the text around it. */
export const SmallRing = ({ timer }: { timer: StartedTimer }) => (
  <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="20" />
    <circle
      cx="24"
      cy="24"
      r="20"
      pathLength="100"
      strokeDasharray={`${progressPercent(timer).toFixed(1)} 101`}
    />
  </svg>
)
