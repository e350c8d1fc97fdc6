import { Caption, Readout } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import styles from './card-readout.module.css'

export default function QrCardReadout() {
  return (
    <Readout className={styles.card} aria-hidden="true">
      <SiteCode className={styles.code} />
      <Caption className={styles.caption}>Scan to open this site on your phone</Caption>
    </Readout>
  )
}
