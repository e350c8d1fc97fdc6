import { useEffect, useState } from 'react'
import { Caption, Readout } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import { SCAN_THIS_SITE } from './card.en'
import styles from './card-readout.module.css'
import { drawSiteCode } from './domain/site-code'

/** The code of a build that knows its address; else that of the address at which the page is. */
function useSiteCode() {
  const [code, setCode] = useState(__SITE_URL__ ? __SITE_CODE__ : null)
  useEffect(() => {
    if (__SITE_URL__) return
    const address = new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '')
    void drawSiteCode(address).then(setCode)
  }, [])
  return code
}

export default function QrCardReadout() {
  return (
    <Readout tint="qr-generator" className={styles.card} aria-hidden="true">
      <SiteCode className={styles.code} code={useSiteCode()} />
      <Caption className={styles.caption}>{SCAN_THIS_SITE}</Caption>
    </Readout>
  )
}
