import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { SITE_NAME } from '../config'
import { AskButton } from './answers/ask-button'
import { ClearData } from './pwa/clear-data-button'
import { KeepSettings } from './keep-settings'
import { LoadingBar } from './loading/progress'
import { Logo } from './logo'
import { preloading } from './preload'
import styles from './shell.module.css'
import { SiteNoticeBar } from './site-notice-bar'
import { ThemeSwitch } from './theme-switch'
import { HomeLink, ToolBar, ToolMenu } from './tool-bar'
import { UpdateNotice } from './pwa/update-notice'
import { useClientValue } from './use-client-value'

const thisYear = () => new Date().getFullYear()

function Header() {
  // The landing page is the list of tools itself.
  const hasToolBar = useLocation().pathname !== '/'
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} {...preloading('/')}>
        <Logo />
        {SITE_NAME}
      </Link>
      {hasToolBar && (
        <>
          <ToolBar />
          <ToolMenu />
        </>
      )}
      <nav className={styles.nav} aria-label="Main">
        <HomeLink />
        <AskButton />
        <ThemeSwitch />
      </nav>
    </header>
  )
}

function Footer() {
  // In the prerendered page that of the build.
  const year = useClientValue(thisYear, __BUILD_YEAR__)
  return (
    <footer className={styles.footer}>
      <p>
        © {year} {SITE_NAME}
      </p>
      <p>Powered by React and Web Workers</p>
      <a href="/THIRD-PARTY-NOTICES.txt">Licenses</a>
      <div>
        <KeepSettings />
        <ClearData />
      </div>
    </footer>
  )
}

/** Header, main area and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <LoadingBar />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <UpdateNotice />
      <SiteNoticeBar />
    </>
  )
}
