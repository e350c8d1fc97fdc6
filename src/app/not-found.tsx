import { NOT_FOUND_META } from '../head/page-meta'
import { PageHead } from '../head/page-head'
import { ErrorScreen } from './error-screen'

export function NotFound() {
  return (
    <>
      <PageHead page={NOT_FOUND_META} />
      <ErrorScreen message="404 Not Found: there is no page at this address." />
    </>
  )
}
