import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { siteNotice, type SiteNotice } from '../platform/site-notice'
import { Announce } from '../ui/feedback/announce'
import { OneClickButton } from '../ui/buttons/button'
import { PageLink } from './page-link'
import styles from './site-notice-bar.module.css'

/** The notice of a tool while another page is shown, such as a timer that rings. */
export function SiteNoticeBar() {
  const notice = useStore(siteNotice)
  const { pathname } = useLocation()
  const [done, setDone] = useState<string | null>(null)
  const shown = notice?.path === pathname ? null : notice
  // The words for one notice do not come again with the next.
  if (notice && done !== null) setDone(null)

  function act({ act: actOn, done: text }: SiteNotice) {
    // The bar goes, and would take the focus along.
    document.querySelector('h1')?.focus({ preventScroll: true })
    actOn()
    setDone(text)
  }
  return (
    <>
      <Announce text={shown ? null : done} />
      {shown && (
        <div className={styles.bar} role="alert">
          <PageLink to={shown.path}>{shown.text}</PageLink>
          <OneClickButton icon="bell-off" onPress={() => act(shown)}>
            {shown.action}
          </OneClickButton>
        </div>
      )}
    </>
  )
}
