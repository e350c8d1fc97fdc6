import { SITE_NAME } from '../config'
import type { IconName } from '#lib/icon-name'
import { TOOLS } from '../tools/registry'
import { Icon } from '#ui/icon'
import { Ask } from './answers/ask'
import styles from './landing.module.css'
import { ToolCard } from './tool-card'

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'zap',
    title: 'Fast & Responsive',
    text: 'The heavy work runs beside the page, so typing never stutters, not even on a cheap phone.',
  },
  {
    icon: 'shield-check',
    title: 'Privacy First',
    text: 'Your data stays in your browser. Nothing personal is collected and no account is needed.',
  },
  {
    icon: 'monitor-smartphone',
    title: 'No Installation',
    text: 'Open a page and start. Every tool works the same on phones, tablets and computers.',
  },
  {
    icon: 'gift',
    title: 'Completely Free',
    text: 'Every tool and every feature, for everyone, without a limit or a trial.',
  },
]

function Hero() {
  return (
    <section className={styles.hero}>
      <h1 tabIndex={-1}>Free Online Tools for Everyone</h1>
      <p>Everyday tools. Instant, exact, and your data stays with you.</p>
      <Ask />
    </section>
  )
}

export default function Landing() {
  return (
    <>
      <Hero />
      <section aria-labelledby="tools">
        <h2 id="tools" tabIndex={-1} className={styles.title}>
          Available Tools
        </h2>
        <ul className={styles.tools}>
          {TOOLS.map((tool) => (
            <li key={tool.id}>
              <ToolCard tool={tool} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="why" className={styles.why}>
        <h2 id="why" className={styles.title}>
          Why Choose {SITE_NAME}?
        </h2>
        <ul className={styles.features}>
          {FEATURES.map(({ icon, title, text }) => (
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
