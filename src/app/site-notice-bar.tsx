import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { getSiteNotice, subscribeSiteNotice } from '../platform/site-notice'
import { Button } from '../ui/button'
import styles from './site-notice-bar.module.css'

/** What a tool has to say while another page is shown, such as a timer that rings. */
export function SiteNoticeBar() {
  const notice = useSyncExternalStore(subscribeSiteNotice, getSiteNotice, () => null)
  const { pathname } = useLocation()
  const shown = notice?.path === pathname ? null : notice
  if (!shown) return null
  return (
    <div className={styles.bar} role="alert">
      <Link to={shown.path}>{shown.text}</Link>
      <Button icon="bell-off" onClick={shown.act}>
        {shown.action}
      </Button>
    </div>
  )
}
