import { useNavigate } from 'react-router-dom'
import { logError } from '../../platform/log'
import { useStable } from '../../ui/browser/use-stable'
import { loadOpening } from '../tool-pages'
import type { Row } from './rows'

/** In memory: what must not stand in an address fills the store of the page, there or on its way. */
async function handOver({ tool, opening }: Row): Promise<void> {
  if (!opening || !('text' in opening)) return
  const page = await loadOpening(tool)
  page?.openText?.(opening.text)
}

/**
 * Opens the page of a row's tool, with the answer filled in where there is one.
 * @returns the same function in each render; it takes the row's place
 */
export function useOpenRow(rows: readonly Row[], onOpened: (() => void) | undefined) {
  const navigate = useNavigate()
  return useStable((index: number) => {
    const row = rows[index]
    if (!row) return
    const { tool, opening } = row
    handOver(row).catch((error: unknown) => logError('Opening', error))
    const hash = opening && 'fragment' in opening ? `#${opening.fragment}` : ''
    // First, so that the dialog gives the focus back before the page's heading takes it.
    onOpened?.()
    void navigate(tool.link + hash)
  })
}
