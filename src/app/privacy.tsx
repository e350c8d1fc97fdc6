import { Card } from '#ui/layout/card'
import type { PrivacyText } from '../site/privacy.en'
import { PRIVACY_TITLE } from '../site/titles.en'
import styles from './privacy.module.css'

/** The text as it is true for this build, which puts it here. */
declare const __PRIVACY__: PrivacyText

/** What the site keeps and sends. */
export default function Privacy() {
  const { before, kept, after } = __PRIVACY__
  return (
    <Card className={styles.page}>
      <h1 tabIndex={-1}>{PRIVACY_TITLE}</h1>
      {before.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl>
        {kept.map(({ name, where, what }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <span>{where}</span>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
  )
}
