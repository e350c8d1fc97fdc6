import { useEffect, useRef, useState } from 'react'
import { Caption, Readout } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import { SCAN_THIS_SITE } from './card.en'
import styles from './card-readout.module.css'

/** The QR code of an address; null where its encoder, which comes only now, does not come. */
async function drawCode(address: string) {
  const encoder = await import('./domain/plain-code').catch(() => null)
  return encoder && encoder.plainCode(address)
}

/**
 * The code of a build that has an address; else that of the address at which the page is, whose encoder comes once
 * the card is seen.
 */
export default function QrCardReadout() {
  const [code, setCode] = useState(__SITE_URL__ ? __SITE_CODE__ : null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (__SITE_URL__ || !card.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const address = new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '')
      void drawCode(address).then(setCode)
    })
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Readout ref={card} tint="qr-generator" className={styles.card} aria-hidden="true">
      <SiteCode className={styles.code} code={code} />
      <Caption className={styles.caption}>{SCAN_THIS_SITE}</Caption>
    </Readout>
  )
}
