import { Caption, Readout } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import { SCAN_THIS_SITE } from './card.en'
import styles from './card-readout.module.css'
import { drawSiteCode } from './domain/site-code'

export default function QrCardReadout() {
  return (
    <Readout tint="qr-generator" className={styles.card} aria-hidden="true">
      <SiteCode className={styles.code} draw={drawSiteCode} />
      <Caption className={styles.caption}>{SCAN_THIS_SITE}</Caption>
    </Readout>
  )
}
