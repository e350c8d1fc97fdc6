import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isComposing } from '#ui/browser/is-composing'
import { useStable } from '#ui/browser/use-stable'
import { handOver } from '../opening/hand-over'
import type { AskedEarly } from './ask-waiting'
import type { OpeningRow, Row } from './reply'
import { groupOf, type RowGroup } from './row-group'
import { useQuestion } from './use-question'
import { useReply } from './use-reply'

/**
 * Which row is marked, by the id of its element: the first one whenever there are others than before, since
 * answers come a moment after the letters.
 */
function useActiveRow(question: string, rows: readonly Row[]) {
  const prefix = useId()
  const [marked, setMarked] = useState<{ list: string; id: string | null | undefined }>()
  const list = [question, ...rows.map(({ key }) => key)].join('\n')
  return {
    prefix,
    activeId: marked?.list === list ? marked.id : `${prefix}0`,
    setActiveId: useStable((id: string | null | undefined) => setMarked({ list, id })),
  }
}

/** Opens the page of a row's tool, with the answer filled in where there is one. */
function useOpen(onLeave: ((goOn: () => void) => void) | undefined) {
  const navigate = useNavigate()
  const here = useLocation()
  const opened = useRef<OpeningRow | null>(null)
  return useStable((row: OpeningRow) => {
    // Until the page is there, a second Enter would be another entry of the history.
    if (row === opened.current) return
    opened.current = row
    const { tool, opening } = row
    if (opening?.text !== undefined) void handOver(tool, opening.text)
    const hash = opening && 'fragment' in opening ? `#${opening.fragment}` : ''
    // What is asked for again on its own page is no other entry of the history.
    const isHere = here.pathname === tool.link && window.location.hash === hash
    const go = () => void navigate(tool.link + hash, { replace: isHere })
    // First, so that the dialog gives the focus back before the page's heading takes it.
    if (onLeave) onLeave(go)
    else go()
  })
}

interface Does {
  /** Leaves what a page is opened from, and then goes on to it. */
  onLeave: ((goOn: () => void) => void) | undefined
  /** A question was chosen: it is to be written into the field. */
  onChoose: (question: string) => void
  /** What has nothing to open is copied. */
  onCopy: () => void
}

/**
 * The question as it is typed, what the tools make of it, which row is marked, and what opens one. Enter opens the
 * marked row: at once, or as soon as each tool that may answer the newest text has done so. It holds for that text only,
 * and until the next key.
 * @param first what was typed, and perhaps entered, before this was rendered
 * @param start the rows before anything is asked
 */
export function useAnswers(first: AskedEarly, start: readonly RowGroup[] | undefined, does: Does) {
  const { question, askedAtMs, type, askNow, newest } = useQuestion(first.question)
  const [turn, setTurn] = useState(0)
  const { reply, isComplete } = useReply(question, askedAtMs, turn)
  const atStart = question.trim() === '' ? start : undefined
  const groups = useMemo(() => atStart ?? [groupOf(reply)], [reply, atStart])
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const open = useOpen(does.onLeave)
  const choose = useStable((example: string) => {
    does.onChoose(example)
    type(example)
    askNow()
  })
  const drawAgain = useStable(() => setTurn((last) => last + 1))
  const openRow = useStable((index: number) => {
    const row = rows[index]
    if (!row) return
    if ('question' in row) choose(row.question)
    else if (row.answer?.act === 'copy') does.onCopy()
    else if (row.answer?.act === 'draw') drawAgain()
    else open(row)
  })
  const { prefix, activeId, setActiveId } = useActiveRow(question, rows)
  const mark = useStable((index: number) => setActiveId(`${prefix}${index}`))
  // Where the field itself is marked, the first row counts.
  const active = Math.max(0, Number(activeId?.slice(prefix.length) ?? 0))
  const openActive = () => openRow(active)

  const isAnswered = () => isComplete && rows.length > 0 && newest() === question
  const awaited = useRef(first.isEntered ? question : null)
  useEffect(() => {
    if (awaited.current !== question || !isAnswered()) return
    awaited.current = null
    openActive()
  })
  // It is called while the key is captured: the combobox would click the row as well.
  const enter = useStable((event: KeyboardEvent<HTMLInputElement>) => {
    awaited.current = null
    if (event.key !== 'Enter') return
    // This Enter takes over what is composed; the combobox would click the row.
    if (isComposing(event.nativeEvent)) return event.stopPropagation()
    event.preventDefault()
    if (isAnswered()) return openActive()
    if (newest().trim() === '') return
    awaited.current = newest()
    askNow()
  })
  const marked = { activeId, setActiveId }
  return {
    question,
    type,
    choose,
    reply,
    groups,
    rows,
    active,
    open,
    openRow,
    mark,
    drawAgain,
    prefix,
    marked,
    enter,
  }
}
