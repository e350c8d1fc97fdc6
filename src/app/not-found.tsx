import { TOOLS } from '../tools/registry'
import { BASE_PATH } from '../config'
import { ErrorScreen } from './error-screen'
import styles from './not-found.module.css'
import { PageLink } from './page-link'
import { ALL_TOOLS, NO_SUCH_PAGE, NOT_FOUND } from './texts.en'

/** For an address that no page has, with a line for visitors of each other language. */
export default function NotFound() {
  return (
    <ErrorScreen title={NO_SUCH_PAGE} message={NOT_FOUND}>
      <h2 className={styles.title}>{ALL_TOOLS}</h2>
      <ul className={styles.tools}>
        {TOOLS.map(({ id, link, title }) => (
          <li key={id}>
            <PageLink to={link}>{title}</PageLink>
          </li>
        ))}
      </ul>
      {__OTHER_LANGUAGES__.length > 0 &&
        __OTHER_LANGUAGES__.map(({ tag, path, direction, notFound }) => (
          <p key={tag} lang={tag} dir={direction}>
            <a href={BASE_PATH + path} hrefLang={tag}>
              {notFound}
            </a>
          </p>
        ))}
    </ErrorScreen>
  )
}
