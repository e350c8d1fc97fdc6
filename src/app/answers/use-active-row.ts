import { useCallback, useId, useState } from 'react'
import type { Row } from './rows'

/**
 * Which row is marked, by the id of its element: the first one whenever there are others than before, since
 * answers come a moment after the letters.
 */
export function useActiveRow(question: string, rows: readonly Row[]) {
  const prefix = useId()
  const [marked, setMarked] = useState<{ list: string; id: string | null | undefined }>()
  const list = [question, ...rows.map(({ tool }) => tool.id)].join('\n')
  const activeId = marked?.list === list ? marked.id : `${prefix}0`
  return {
    prefix,
    activeId,
    setActiveId: useCallback((id: string | null | undefined) => setMarked({ list, id }), [list]),
    /** Of the marked row; the first where the field itself is marked. */
    activeIndex: Math.max(0, Number(activeId?.slice(prefix.length) ?? 0)),
  }
}
