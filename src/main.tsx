import './styles/tokens.css'
import './styles/base.css'
import './styles/details.css'
import './styles/numerals.css'
import './styles/notices.css'
import './styles/translated.css'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { whenRested } from '#platform/idle'
import { startDecimalComma } from '#platform/decimal-comma'
import { learnLocale } from '#platform/learn-locale'
import { logError } from '#platform/log'
import { watchForInstallOffer } from './app/pwa/install'
import { startServiceWorker } from './app/pwa/register'
import { startKeptSettings } from '#platform/kept-settings'
import { announceStart } from '#platform/page-files'
import { pause } from '#platform/schedule'
import { followClearing } from '#platform/storage'
import { startTheme } from '#platform/theme'
import { allowTranslation } from '#platform/translated-text'
import { App } from './app/app'
import { cleanAddress } from './app/clean-address'
import { announceListening } from './app/early-events'
import { preloadPage } from './app/preload'
import { resumeTools } from './app/resume-tools'
import { routePath } from './app/route-path'
import { PAGES_PATH } from './config'

/** How long the code of the page is waited for: the shell around it is of use without it. */
const PAGE_LIMIT_MS = 1000

/** Hydrates the prerendered page, or renders it where there is none: the development server. */
async function show(root: HTMLElement, app: ReactNode): Promise<void> {
  // The code is there; it is run here, in a task of its own, and not in the one that runs the code of the shell.
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  announceListening()
  if (root.firstElementChild) {
    // As a transition React yields to the browser every few milliseconds; else it hydrates in one piece.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => logError('Hydration', error) })
    })
  } else createRoot(root).render(app)
  announceStart()
}

function start(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  const app = (
    <StrictMode>
      <BrowserRouter basename={PAGES_PATH}>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  allowTranslation()
  cleanAddress()
  watchForInstallOffer()
  startTheme()
  startKeptSettings()
  startDecimalComma()
  followClearing()
  // What the page needs first starts beside its hydration.
  const loading = preloadPage(routePath(location.pathname))
  // Without the code of the page React would give up its first attempt and begin again.
  void Promise.race([loading, pause(PAGE_LIMIT_MS)]).then(() => show(root, app))
  void resumeTools(routePath(location.pathname))
  void startServiceWorker()
  void whenRested().then(learnLocale)
}

start()
