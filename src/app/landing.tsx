import type { IconName } from '#lib/icon-name'
import { TOOLS } from '../tools/registry'
import { classNames } from '#ui/class-names'
import { Icon } from '#ui/icon'
import { HydratedLater } from '#ui/layout/hydrated-later'
import { LANDING_TITLE } from '../site/titles.en'
import { SITE_NAME } from '../config'
import { Hero } from './answers/hero'
import { AVAILABLE_TOOLS, FEATURES, LEAD, why } from './landing.en'
import styles from './landing.module.css'
import { ToolCard } from './tool-card'

const SHOWN_FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'zap', ...FEATURES.fast },
  { icon: 'shield-check', ...FEATURES.private },
  { icon: 'monitor-smartphone', ...FEATURES.anywhere },
  { icon: 'gift', ...FEATURES.free },
]

/** The colorful ones stand first, three in a row; the others below them, four in a row. */
const COLORFUL = ['color-picker', 'qr-generator', 'password-generator']
const CARDS = [
  ...COLORFUL.flatMap((id) => TOOLS.filter((tool) => tool.id === id)),
  ...TOOLS.filter(({ id }) => !COLORFUL.includes(id)),
]

export default function Landing() {
  return (
    <>
      <section>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{LANDING_TITLE}</h1>
          <p>{LEAD}</p>
        </div>
        <Hero />
      </section>
      <section aria-labelledby="tools">
        <h2 id="tools" tabIndex={-1} className={classNames(styles.title, styles.below)}>
          {AVAILABLE_TOOLS}
        </h2>
        <ul className={styles.tools}>
          {CARDS.map((tool) => (
            <li key={tool.id}>
              <HydratedLater>
                <ToolCard tool={tool} />
              </HydratedLater>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="why" className={styles.why}>
        <h2 id="why" className={styles.title}>
          {why(SITE_NAME)}
        </h2>
        <ul className={styles.features}>
          {SHOWN_FEATURES.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={22} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
