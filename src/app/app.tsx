import { Suspense, useDeferredValue, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Banner } from '#ui/feedback/banner'
import { useEarlyEvents } from './early-events'
import { ErrorBoundary } from './error-boundary'
import { NavigationEffects } from './navigation-effects'
import { PageHead } from './page-head'
import { findRoute, NOT_FOUND, ROUTES, type AppRoute } from './routes'
import { Shell } from './shell'
import { BEING_BUILT, COMING_SOON } from './texts.en'
import { ToolFrame } from './tool-frame'

function ComingSoon() {
  return (
    <Banner variant="info">
      <strong>{COMING_SOON}</strong> {BEING_BUILT}
    </Banner>
  )
}

function RoutePage({ route }: { route: AppRoute }) {
  useEarlyEvents()
  const page = route.page?.element() ?? <ComingSoon />
  return route.tool ? <ToolFrame tool={route.tool}>{page}</ToolFrame> : page
}

function Pages() {
  // The old page stays until the code of the next one is there: on the way back too, which React would
  // else show at once, without a page that could be scrolled or focused.
  const location = useDeferredValue(useLocation())
  const { pathname } = location
  const [, setAttempt] = useState(0)
  const retry = () => {
    findRoute(pathname).page?.retry()
    setAttempt((attempt) => attempt + 1)
  }
  return (
    <>
      <PageHead path={pathname} />
      <ErrorBoundary resetKey={pathname} onRetry={retry}>
        <Suspense fallback={null}>
          <Routes location={location}>
            {[...ROUTES, NOT_FOUND].map((route) => (
              <Route
                key={route.path}
                path={route.path}
                // The server tells capital from small letters too: it answers 404 to other ones.
                caseSensitive
                element={<RoutePage route={route} />}
              />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <NavigationEffects location={location} />
    </>
  )
}

/** The whole product below the router. */
export function App() {
  return (
    <ErrorBoundary resetKey="app">
      <Shell>
        <Pages />
      </Shell>
    </ErrorBoundary>
  )
}
