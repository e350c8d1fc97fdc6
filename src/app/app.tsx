import { Suspense, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { PageHead } from '../head/page-head'
import { renewTitle } from '../platform/tab-title'
import { ComingSoon } from './coming-soon'
import { useEarlyEvents } from './early-events'
import { ErrorBoundary } from './error-boundary'
import { NavigationEffects } from './navigation-effects'
import { NotFound } from './not-found'
import { ROUTES, type AppRoute } from './routes'
import { Shell } from './shell'
import { ToolFrame } from './tool-frame'

function RoutePage({ route }: { route: AppRoute }) {
  useEarlyEvents()
  // After the effect of PageHead, which is further down.
  useEffect(renewTitle, [route])
  const page = route.page?.element() ?? <ComingSoon />
  return (
    <>
      <PageHead page={route.meta} />
      {route.tool ? <ToolFrame tool={route.tool}>{page}</ToolFrame> : page}
    </>
  )
}

function Pages() {
  const { pathname } = useLocation()
  const [, setAttempt] = useState(0)
  const retry = () => {
    ROUTES.find((route) => route.path === pathname)?.page?.retry()
    setAttempt((attempt) => attempt + 1)
  }
  return (
    <ErrorBoundary resetKey={pathname} onRetry={retry}>
      <Suspense fallback={null}>
        <Routes>
          {ROUTES.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              // As the server has it: in other letters it answers 404.
              caseSensitive
              element={<RoutePage route={route} />}
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

/** The whole product below the router. */
export function App() {
  return (
    <ErrorBoundary resetKey="app">
      <Shell>
        <Pages />
        <NavigationEffects />
      </Shell>
    </ErrorBoundary>
  )
}
