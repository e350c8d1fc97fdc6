import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { siteNotice, type SiteNotice } from '#platform/site-notice'
import { Announce } from '#ui/feedback/announce'
import { OneClickButton } from '#ui/buttons/button'
import { PageLink } from './page-link'
import { useHeadingFocus } from './use-heading-focus'
import styles from './site-notice-bar.module.css'

function Bar({ notice, onAct }: { notice: SiteNotice; onAct: () => void }) {
  const bar = useHeadingFocus<HTMLDivElement>()
  return (
    <div ref={bar} className={styles.bar} role="alert">
      <PageLink to={notice.path}>{notice.text}</PageLink>
      <OneClickButton icon="bell-off" onPress={onAct}>
        {notice.action}
      </OneClickButton>
    </div>
  )
}

/** The notice of a tool while another page is shown, such as a timer that rings. */
export function SiteNoticeBar() {
  const notice = useStore(siteNotice)
  const { pathname } = useLocation()
  const [done, setDone] = useState<string | null>(null)
  const shown = notice?.path === pathname ? null : notice
  // The words for one notice do not come again with the next.
  if (notice && done !== null) setDone(null)

  function act({ act: actOn, done: text }: SiteNotice) {
    actOn()
    setDone(text)
  }
  return (
    <>
      <Announce text={shown ? null : done} />
      {shown && <Bar notice={shown} onAct={() => act(shown)} />}
    </>
  )
}
