import { languageTagged } from '../site/languages'
import { TOOLS } from '../tools/registry'
import { ErrorScreen } from './error-screen'
import { OTHER_LANGUAGES } from './languages/other-languages'
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
      {OTHER_LANGUAGES.map(({ tag, landing }) => (
        <p key={tag} className={styles.language} lang={tag} dir={languageTagged(tag)?.direction}>
          <a href={landing} hrefLang={tag}>
            {languageTagged(tag)?.notFound}
          </a>
        </p>
      ))}
    </ErrorScreen>
  )
}
