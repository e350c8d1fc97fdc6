import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ADS_FRAME_URL } from '../config'
import { watchAdFrame } from '../platform/ads'
import styles from './ad-slot.module.css'

// React passes `credentialless` on, but its types do not know it yet: the frame gets no cookies.
const WITHOUT_CREDENTIALS: object = { credentialless: '' }

function AdFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? watchAdFrame(frame.current) : undefined), [])
  return (
    <iframe
      ref={frame}
      src={ADS_FRAME_URL}
      title="Advertisement"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      {...WITHOUT_CREDENTIALS}
    />
  )
}

const never = () => () => undefined

/** A prerendered frame could send 'ready' before there is a listener. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A place for an ad. Without an ad page in the configuration it is empty, has no height and loads nothing. */
export function AdSlot({ position }: { position: 'top' | 'bottom' }) {
  const hydrated = useHydrated()
  return (
    <div className={ADS_FRAME_URL && styles.slot} data-ad-slot={position}>
      {ADS_FRAME_URL && hydrated && <AdFrame />}
    </div>
  )
}
