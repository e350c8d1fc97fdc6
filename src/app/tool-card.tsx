import type { ComponentType } from 'react'
import type { Tool } from '../tools/tool'
import { Icon } from '#ui/icon'
import { BREAKABLE_TITLES, COMING_SOON, TRY_NOW } from './landing.en'
import { PageLink } from './page-link'
import styles from './tool-card.module.css'

/** What a tool shows on its card, found as its page is. */
const cardReadouts = import.meta.glob<ComponentType>('../tools/*/card-readout.tsx', {
  eager: true,
  import: 'default',
})

const TryNow = ({ tool: { link, title } }: { tool: Tool }) => (
  <PageLink to={link} className={styles.link}>
    {TRY_NOW}
    <span className="visually-hidden">: {title}</span>
  </PageLink>
)

/** A tool on the landing page; the whole card is the link's target. */
export function ToolCard({ tool }: { tool: Tool }) {
  const CardReadout = cardReadouts[`../tools/${tool.id}/card-readout.tsx`]
  return (
    <article className={styles.card}>
      {CardReadout && <CardReadout />}
      <div className={styles.text}>
        <h3>
          <Icon name={tool.icon} size={16} />
          {BREAKABLE_TITLES[tool.id] ?? tool.title}
        </h3>
        <p>{tool.description}</p>
        {tool.available ? (
          <TryNow tool={tool} />
        ) : (
          <span className={styles.soon}>{COMING_SOON}</span>
        )}
      </div>
    </article>
  )
}
