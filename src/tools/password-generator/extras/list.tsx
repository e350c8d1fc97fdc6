import { Extras } from '#ui/layout/extra'
import styles from './list.module.css'
import * as titles from './texts.en'

const PARTS = [
  { title: titles.FORMS, load: () => import('./forms/view') },
  { title: titles.SITE_RULES, load: () => import('./site-rules/view') },
  { title: titles.MANY, load: () => import('./many/view') },
  { title: titles.HANDLING, load: () => import('./handling/view') },
  { title: titles.SELF_TEST, load: () => import('./self-test/view') },
]

/** Extras beside the specified options; each is loaded when it is first unfolded. */
export default function PasswordExtras() {
  return (
    <div className={styles.extras}>
      <Extras parts={PARTS} />
    </div>
  )
}
