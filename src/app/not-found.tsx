import { TOOLS } from '../tools/registry'
import { useEarlyEvents } from './early-events'
import { ErrorScreen } from './error-screen'
import styles from './not-found.module.css'
import { PageLink } from './page-link'
import { ALL_TOOLS, NOT_FOUND } from './texts.en'

export function NotFound() {
  useEarlyEvents()
  return (
    <ErrorScreen message={NOT_FOUND}>
      <h2 className={styles.title}>{ALL_TOOLS}</h2>
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
