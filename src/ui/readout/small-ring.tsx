import styles from './small-ring.module.css'

/** A share of a whole as an arc, in the color of the text around it. @param percent from 0 to 100 */
export const SmallRing = ({ percent }: { percent: number }) => (
  <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="20" />
    <circle cx="24" cy="24" r="20" pathLength="100" strokeDasharray={`${percent.toFixed(1)} 101`} />
  </svg>
)
