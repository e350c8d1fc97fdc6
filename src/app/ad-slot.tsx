import { useLayoutEffect, useRef } from 'react'
import { ADS_FRAME_URL } from '../config'
import { watchAdFrame } from '#platform/ads'
import styles from './ad-slot.module.css'
import { ADVERTISEMENT } from './texts.en'
import { useClientValue } from '#ui/browser/use-client-value'

// React passes `credentialless` on, but its types lack it: the frame gets no cookies.
const WITHOUT_CREDENTIALS: object = { credentialless: '' }

function AdFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  // The listener has to be there before the frame can send anything.
  useLayoutEffect(() => (frame.current ? watchAdFrame(frame.current) : undefined), [])
  return (
    <iframe
      ref={frame}
      src={ADS_FRAME_URL}
      title={ADVERTISEMENT}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      {...WITHOUT_CREDENTIALS}
    />
  )
}

const isHydrated = () => true

/** A place for an ad. Without an ad page in the configuration it is empty, has no height and loads nothing. */
export function AdSlot({ position }: { position: 'top' | 'bottom' }) {
  // A prerendered frame could send 'ready' before there is a listener.
  const hydrated = useClientValue(isHydrated, false)
  return (
    <div className={ADS_FRAME_URL && styles.slot} data-ad-slot={position}>
      {ADS_FRAME_URL && hydrated && <AdFrame />}
    </div>
  )
}
