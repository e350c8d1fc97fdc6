import { NOT_FOUND_META } from '../head/page-meta'
import { PageHead } from '../head/page-head'
import { useEarlyEvents } from './early-events'
import { ErrorScreen } from './error-screen'

export function NotFound() {
  useEarlyEvents()
  return (
    <>
      <PageHead page={NOT_FOUND_META} />
      <ErrorScreen message="404 Not Found: there is no page at this address." />
    </>
  )
}
