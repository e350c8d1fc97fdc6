import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Tool } from '../../tools/tool'
import { useLazyPart } from '../../ui/browser/use-lazy-part'

const loadReader = () => import('./opening-reader')

/** Fills a tool's page with what its address carries; what reads that comes for such addresses alone. */
export function Opening({ tool }: { tool: Tool }) {
  const { key, hash } = useLocation()
  const { part, state, fetch } = useLazyPart(loadReader)
  useEffect(() => {
    if (hash !== '' && state === 'none') fetch()
  }, [hash, state, fetch])
  const entry = key + hash
  if (part) return <part.OpeningReader key={entry} tool={tool} entry={entry} hash={hash} />
  return state === 'failed' && <p role="alert">The settings in this link could not be loaded.</p>
}
