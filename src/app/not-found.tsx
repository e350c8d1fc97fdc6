import { TOOLS } from '../tools/registry'
import { useEarlyEvents } from './early-events'
import { ErrorScreen } from './error-screen'
import styles from './not-found.module.css'
import { PageLink } from './page-link'

export function NotFound() {
  useEarlyEvents()
  return (
    <ErrorScreen message="404 Not Found: there is no page at this address.">
      <h2 className={styles.title}>All tools</h2>
      <ul className={styles.tools}>
        {TOOLS.map(({ id, link, title }) => (
          <li key={id}>
            <PageLink to={link}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </ErrorScreen>
  )
}
