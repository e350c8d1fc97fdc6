import { Link } from 'react-router-dom'
import type { Tool } from '../tools/tool'
import { Icon } from '../ui/icon'
import { preloadRoute } from './routes'
import styles from './tool-card.module.css'

function TryNow({ tool }: { tool: Tool }) {
  const preload = () => preloadRoute(tool.link)
  return (
    <Link
      to={tool.link}
      className={styles.link}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      <span>Try Now</span>
      <span className="visually-hidden">: {tool.title}</span>
      <Icon name="arrow-right" size={16} />
    </Link>
  )
}

/** A tool on the landing page; the whole card is the link's target. */
export function ToolCard({ tool }: { tool: Tool }) {
  return (
    <article className={styles.card}>
      <span className={styles.icon}>
        <Icon name={tool.icon} size={24} />
      </span>
      <h3>{tool.title}</h3>
      <p className={styles.text}>{tool.description}</p>
      {tool.available ? <TryNow tool={tool} /> : <p className={styles.soon}>Coming Soon</p>}
    </article>
  )
}
