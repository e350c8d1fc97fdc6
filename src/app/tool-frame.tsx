import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Tool } from '../tools/tool'
import { Icon } from '../ui/icon'
import { AdSlot } from './ad-slot'
import { HandOverNote } from './opening/hand-over-note'
import { Opening } from './opening/opening'
import styles from './tool-frame.module.css'

/** What every tool page has around the tool: way back, heading, lead and the two ad slots. */
export function ToolFrame({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <article className={styles.frame}>
      <AdSlot position="top" />
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{tool.title}</h1>
        <p>{tool.description}</p>
        <Link to="/#tools" className={styles.back}>
          <Icon name="arrow-left" size={16} /> Back to Tools
        </Link>
      </header>
      <Opening tool={tool} />
      <HandOverNote tool={tool} />
      {children}
      <AdSlot position="bottom" />
    </article>
  )
}
