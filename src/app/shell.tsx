import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import {
  BASE_PATH,
  FEEDBACK_LINK,
  IMPRINT_LINK,
  PRIVACY_LINK,
  PRIVACY_PATH,
  SITE_NAME,
  SOURCE_LINK,
  VERSION,
} from '../config'
import type { IconName } from '#lib/icon-name'
import { numberMarks } from '#lib/number-marks'
import { figure } from '#lib/writing.en'
import { decimalCommaStore, setDecimalComma } from '#platform/decimal-comma'
import { keepsSettingsStore, setKeepsSettings } from '#platform/kept-settings'
import { cycleTheme, themeStore, type Theme } from '#platform/theme'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useLocaleKnown } from '#ui/browser/use-locale-known'
import { Button } from '#ui/buttons/button'
import { Icon } from '#ui/icon'
import { AskButton } from './answers/ask-button'
import { ClearData } from './pwa/clear-data-button'
import { InstallButton } from './pwa/install-button'
import { LanguageLink } from './languages/language-link'
import { OTHER_LANGUAGES } from './languages/other-languages'
import { LoadingBar } from './loading/progress'
import { Logo } from './logo'
import { PageLink } from './page-link'
import styles from './shell.module.css'
import { PRIVACY_TITLE } from '../site/titles.en'
import { SiteNoticeBar } from './site-notice-bar'
import {
  copyright,
  DECIMAL_COMMA,
  FEEDBACK,
  HOME,
  IMPRINT,
  KEEP_SETTINGS,
  LICENSES,
  MAIN_LABEL,
  POWERED_BY,
  SKIP_TO_CONTENT,
  SOURCE,
  THEME_TITLES,
  versionOf,
} from './texts.en'
import { ToolBar, ToolMenu } from './tool-bar'
import { UpdateNotice } from './pwa/update-notice'
import { useClientValue } from '#ui/browser/use-client-value'

const ICONS: Record<Theme, IconName> = { system: 'sun-moon', light: 'sun', dark: 'moon' }

/** Steps through system, light and dark. */
function ThemeSwitch() {
  const theme = useStore(themeStore)
  return (
    <Button variant="quiet" icon={ICONS[theme]} title={THEME_TITLES[theme]} onClick={cycleTheme} />
  )
}

interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)

/** The one switch for the settings of all tools; off deletes them. */
const KeepSettings = () => (
  <Switch label={KEEP_SETTINGS} isOn={useStore(keepsSettingsStore)} onChange={setKeepsSettings} />
)

/** The one switch for the copies of all tools, where the mark of the page is a comma. */
function DecimalComma() {
  const isOn = useStore(decimalCommaStore)
  // That of the language, until the one of the visitor's region is known.
  const mark = useLocaleKnown() ? numberMarks.of(undefined).decimal : figure('.')
  return mark === ',' && <Switch label={DECIMAL_COMMA} isOn={isOn} onChange={setDecimalComma} />
}

const thisYear = () => new Date().getFullYear()

/** The tag of another language of the site that is the visitor's; `public/early.js` has looked, and made room. */
const offeredLanguage = () => document.documentElement.dataset['offer'] ?? ''
const loadOffer = () => import('./languages/offer')

function LanguageOffer() {
  const tag = useClientValue(offeredLanguage, '')
  const { part } = useLazyPart(loadOffer, tag !== '')
  return part && <part.LanguageOffer tag={tag} />
}

function Header() {
  // The landing page is the list of tools itself.
  const hasToolBar = useLocation().pathname !== '/'
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <PageLink to="/" className={styles.logo}>
          <Logo />
          {SITE_NAME}
        </PageLink>
        {hasToolBar && (
          <>
            <ToolBar />
            <ToolMenu />
          </>
        )}
        <nav className={styles.nav} aria-label={MAIN_LABEL}>
          <PageLink to="/" className={styles.home}>
            <Icon name="house" size={18} /> <span>{HOME}</span>
          </PageLink>
          <AskButton />
          <ThemeSwitch />
        </nav>
      </div>
      {OTHER_LANGUAGES.length > 0 && <LanguageOffer />}
    </header>
  )
}

function Footer() {
  // The prerendered page has the year of the build.
  const year = useClientValue(thisYear, __BUILD_YEAR__)
  return (
    <footer className={styles.footer}>
      <p>{copyright(year, SITE_NAME)}</p>
      <p>{POWERED_BY}</p>
      <p>{versionOf(VERSION)}</p>
      <a href={`${BASE_PATH}THIRD-PARTY-NOTICES.txt`}>{LICENSES}</a>
      {IMPRINT_LINK && <a href={IMPRINT_LINK}>{IMPRINT}</a>}
      {PRIVACY_PATH ? (
        <PageLink to={PRIVACY_PATH}>{PRIVACY_TITLE}</PageLink>
      ) : (
        <a href={PRIVACY_LINK}>{PRIVACY_TITLE}</a>
      )}
      {SOURCE_LINK && <a href={SOURCE_LINK}>{SOURCE}</a>}
      {FEEDBACK_LINK && <a href={FEEDBACK_LINK}>{FEEDBACK}</a>}
      {OTHER_LANGUAGES.map((language) => (
        <LanguageLink key={language.tag} language={language}>
          {language.name}
        </LanguageLink>
      ))}
      <div>
        <InstallButton />
        <DecimalComma />
        <KeepSettings />
        <ClearData />
      </div>
    </footer>
  )
}

/** By itself the link would make an entry of the history, which for the router is another page. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.focus({ preventScroll: true })
  main?.scrollIntoView()
}

/** Header, main area and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {SKIP_TO_CONTENT}
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
