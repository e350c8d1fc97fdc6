import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Tool } from '../tools/tool'
import { useLazyPart } from '../ui/browser/use-lazy-part'
import { Icon } from '../ui/icon'
import { AdSlot } from './ad-slot'
import { failedHandOver, forgetFailure } from './opening/hand-over'
import styles from './tool-frame.module.css'

const loadReader = () => import('./opening/opening-reader')

/** Fills a tool's page with what its address carries; what reads that comes for such addresses alone. */
function Opening({ tool }: { tool: Tool }) {
  const { key, hash } = useLocation()
  const { part, state, fetch } = useLazyPart(loadReader)
  useEffect(() => {
    if (hash !== '' && state === 'none') fetch()
  }, [hash, state, fetch])
  const entry = key + hash
  if (part) return <part.OpeningReader key={entry} tool={tool} entry={entry} hash={hash} />
  return state === 'failed' && <p role="alert">The settings in this link could not be loaded.</p>
}

/** Shown on the page that a text from the box was meant for, as long as it stays open. */
function HandOverNote({ tool }: { tool: Tool }) {
  const failed = useStore(failedHandOver)
  useEffect(() => () => forgetFailure(tool), [tool])
  return (
    failed === tool && (
      <p role="alert">What you opened here could not be filled in. Open it from the box again.</p>
    )
  )
}

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
