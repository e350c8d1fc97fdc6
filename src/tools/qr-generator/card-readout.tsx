import { useEffect, useRef, useState } from 'react'
import { askWorker } from '#platform/ask-worker'
import { whenRested } from '#platform/idle'
import { Caption, Readout } from '#ui/readout/readout'
import { SiteCode } from '#ui/readout/site-code'
import script from '../../../workers/site-code.worker.ts?worker&url'
import { CARD_CAPTION } from './name.en'
import styles from './card-readout.module.css'

/**
 * The code of a build that has an address; else that of the address at which the page is, which a worker draws once the
 * page has rested and the card is seen.
 */
export default function QrCardReadout() {
  const [code, setCode] = useState(__SITE_URL__ ? __SITE_CODE__ : null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (__SITE_URL__) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const address = new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '')
      askWorker<typeof __SITE_CODE__>(script, address).then(setCode, () => {
        // The card stays without its example where the code does not come.
      })
    })
    void whenRested().then(() => {
      // The visitor may have left the page by now.
      if (card.current) observer.observe(card.current)
    })
    return () => observer.disconnect()
  }, [])
  return (
    <Readout ref={card} tint="qr-generator" className={styles.card} aria-hidden="true">
      <SiteCode className={styles.code} code={code} />
      <Caption className={styles.caption}>{CARD_CAPTION}</Caption>
    </Readout>
  )
}
