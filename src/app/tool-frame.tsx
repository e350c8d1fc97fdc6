import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { BACK } from '#lib/writing.en'
import { logError } from '#platform/log'
import { LOAD_LIMIT_MS } from '#platform/page-files'
import type { Tool } from '../tools/tool'
import { Announce } from '#ui/feedback/announce'
import { Icon } from '#ui/icon'
import { AdSlot } from './ad-slot'
import { failedHandOver, handOverAgain } from './opening/hand-over'
import type { Address } from './opening/opener'
import { PageLink } from './page-link'
import { BACK_TO_TOOLS, LINK_NOT_LOADED, NOT_FILLED_IN } from './texts.en'
import styles from './tool-frame.module.css'

const ONE_PLACE = { gridArea: '1 / 1' }
const NOTE = { ...ONE_PLACE, color: 'var(--warning)', fontWeight: 600 }

/** Entries of the history that have been shown. */
const shown = new Set<string>()

/** An address that was changed by hand has no state. */
const isShownAgain = (entry: string) => shown.has(entry) && history.state !== null

/**
 * What the tool does. Also fills its page with what its address carries, and shows a note in the same place, so that
 * nothing moves, where one is needed. What reads that comes for such addresses alone.
 */
function Lead({ tool, entry, hash }: Pick<Address, 'entry' | 'hash'> & { tool: Tool }) {
  const [note, setNote] = useState<string | null>(null)
  const [isBack] = useState(() => isShownAgain(entry))
  const navigate = useNavigate()
  useEffect(() => {
    shown.add(entry)
    if (hash === '') return
    const fail = () => setNote(LINK_NOT_LOADED)
    // An import that hangs never settles by itself.
    const timer = setTimeout(fail, LOAD_LIMIT_MS)
    import('./opening/opener')
      .then(({ open }) => open(tool, { entry, hash, isBack }, navigate))
      .then(setNote, (error: unknown) => {
        logError('Opening', error)
        fail()
      })
      .finally(() => clearTimeout(timer))
    return () => clearTimeout(timer)
  }, [tool, entry, hash, isBack, navigate])
  return (
    <>
      {/* There before its text: only a change is announced. */}
      <Announce text={note} />
      {note === null ? (
        <p>{tool.description}</p>
      ) : (
        <p style={{ display: 'grid' }}>
          <span style={{ ...ONE_PLACE, visibility: 'hidden' }}>{tool.description}</span>
          <span style={NOTE}>
            <Icon name="triangle-alert" size="text" /> {note}
          </span>
        </p>
      )}
    </>
  )
}

/** Shown on the page that a text from the box was meant for, as long as it stays open. */
function HandOverNote({ address }: { address: string }) {
  const failed = useStore(failedHandOver)
  useEffect(() => void handOverAgain(address), [address])
  return failed?.address === address && <p role="alert">{NOT_FILLED_IN}</p>
}

/** What every tool page has around the tool: way back, heading, lead and the two ad slots. */
export function ToolFrame({ tool, children }: { tool: Tool; children: ReactNode }) {
  const { key, hash } = useLocation()
  return (
    <article className={styles.frame}>
      <AdSlot position="top" />
      <header className={styles.heading}>
        <h1 tabIndex={-1}>{tool.title}</h1>
        <Lead key={key + hash} tool={tool} entry={key} hash={hash} />
        <PageLink to="/#tools" className={styles.back}>
          {BACK_TO_TOOLS}
          <Icon name={BACK} size={16} />
        </PageLink>
      </header>
      <HandOverNote address={tool.link + hash} />
      {children}
      <AdSlot position="bottom" />
    </article>
  )
}
