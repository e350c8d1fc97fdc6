import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStable } from '../../ui/browser/use-stable'
import { handOver } from '../opening/hand-over'
import type { Row } from './rows'

/**
 * Opens the page of a row's tool, with the answer filled in where there is one.
 * @returns the same function in each render; it takes the row's place
 */
export function useOpenRow(rows: readonly Row[], onOpened: (() => void) | undefined) {
  const navigate = useNavigate()
  const opened = useRef<Row | null>(null)
  return useStable((index: number) => {
    const row = rows[index]
    // Until the page is there, a second Enter would be another entry of the history.
    if (!row || row === opened.current) return
    opened.current = row
    const { tool, opening } = row
    if (opening && 'text' in opening) void handOver(tool, opening.text)
    const hash = opening && 'fragment' in opening ? `#${opening.fragment}` : ''
    // First, so that the dialog gives the focus back before the page's heading takes it.
    onOpened?.()
    void navigate(tool.link + hash)
  })
}
