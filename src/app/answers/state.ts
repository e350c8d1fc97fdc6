import { createStore } from 'zustand/vanilla'
import { latestResult } from '#lib/latest-result'
import type { AnswerRequest, Reply, Row } from '../../answers/row'
import type { Browser } from './effects'
import { groupsOf, type ListRow } from './groups'
import { createLiveAnswers, type Live } from './live'
import { failed, isSameList, replyWith } from './replies'

/**
 * An answer is shown once no key has come for so long: while one types fast, a slow phone then paints the letters alone.
 * Measured at 6x with a key each 100 ms: half of the work a key was that of windows that the next key replaced.
 */
const PAUSE_MS = 150

/** What is typed is answered within so long on nearly every device; past it the window shows that it waits. */
const LATE_MS = 200

/** A reason for no answer, seldom that of half a question, is shown once typing rests. */
const REST_MS = 600

export interface BoxState {
  /** The newest reply. Its question may be older than what is typed; null: nothing was asked. */
  reply: Reply | null
  /** The index of the selected row. */
  selected: number
  isLate: boolean
  isRested: boolean
  isListShown: boolean
  hasHelp: boolean
  /** What a tool makes in the window of a row that has a text for it. */
  live: Live | null
}

export interface Early {
  question: string
  /** Enter was pressed after it: the answer opens as soon as there is one. */
  isEntered: boolean
  /** The examples of all tools were asked for. */
  wantsHelp: boolean
  /** What goes on of a tool was pressed below the window. */
  row?: Row
}

/** What the box does to the page and the browser around it. */
interface BoxActions {
  open: (row: Row) => void
  /** A question was chosen: it is to be written into the field. */
  write: (question: string) => void
}

let visits = 0

const NOTHING = () => {}

/**
 * One box, from when it is opened: what is typed goes to the worker, one question at a time and the newest next, and the
 * last reply stays until there is another one.
 * @param first what was typed, and perhaps entered, before this was there
 */
export function createBox(on: Browser, act: BoxActions, first: Early, inDialog: boolean) {
  const visit = ++visits
  let typed = first.question
  /** Enter was pressed, for the main button or for the page itself, and waits for what is typed to be answered. */
  let entered: 'main' | 'page' | null = first.isEntered ? 'main' : null
  let draw = 0
  let start: Reply | null = null
  let mainButton: { click: () => void } | null = null
  let cancelLate = NOTHING
  let cancelRest = NOTHING
  let cancelShow = NOTHING
  /** A reply that is shown at the next pause. */
  let pending: Reply | null = null
  let keyAtMs = 0
  /** The worker's file has not come: no key asks for it again. */
  let isOffline = false

  const store = createStore<BoxState>(() => ({
    reply: null,
    selected: 0,
    isLate: false,
    isRested: false,
    isListShown: true,
    hasHelp: first.wantsHelp,
    live: null,
  }))
  const { getState: get, setState: set } = store

  const rows = (): ListRow[] => groupsOf(get().reply, inDialog).flatMap((group) => group.rows)
  const isEmpty = () => typed.trim() === ''
  const lives = createLiveAnswers(on.loadLive, (live) => {
    set({ live })
    if (!live && entered) enter(entered)
  })

  function show(reply: Reply | null) {
    const last = get()
    const selected = isSameList(reply, last.reply) ? last.selected : 0
    if (reply !== last.reply || last.isLate || last.isRested) {
      set({ reply, selected, isLate: false, isRested: false })
    }
    lives.show(reply?.rows[selected])
    cancelRest()
    if (reply && reply.rows.length === 0 && reply.question.trim() !== '') {
      cancelRest = on.schedule(() => set({ isRested: true }), REST_MS)
    }
  }
  const answers = latestResult({
    run: async (request: AnswerRequest) => {
      const result = await on.ask(request)
      isOffline = !result.ok && result.error.reason === 'load'
      return result.ok ? result.value : failed(request.question)
    },
    onResult(reply) {
      cancelLate()
      if (reply.question.trim() === '') start = reply
      if (reply.needs.length > 0) void supply(reply)
      pending = reply
      const row = reply.rows[isSameList(reply, get().reply) ? get().selected : 0]
      if (row?.answer?.rank === 0) lives.begin(row)
      // What is made changes by itself: only its window has to be there. `60 m` may be on the way to `60 mph`.
      const isOpening = isLive(row) && !isLive(get().reply?.rows[get().selected])
      const pauseMs = isOpening ? 0 : Math.max(0, keyAtMs + PAUSE_MS - on.now())
      cancelShow = on.schedule(showPending, pauseMs)
      if (entered) enter(entered)
    },
  })
  function showPending() {
    cancelShow()
    if (pending) show(pending)
    pending = null
  }
  async function supply(reply: Reply) {
    await on.supply(reply, visit)
    if (typed === reply.question) ask()
  }
  function ask() {
    cancelLate()
    cancelShow()
    pending = null
    // A list that stands before anything is asked waits for no answer: a window that says so would push it down.
    const isAtStart = isEmpty() && get().reply === null
    if (!isAtStart) cancelLate = on.schedule(() => set({ isLate: true }), LATE_MS)
    answers.request({ question: typed, nowMs: on.now(), draw, visit })
  }
  /** Whether the window shows what is made of a row. */
  const isLive = (row: Row | undefined) =>
    row?.answer?.madeFrom !== undefined && get().live?.tool === row.tool
  function openAt(index: number) {
    const isPage = entered === 'page'
    entered = null
    const row = rows()[index]
    if (!row) return
    if ('question' in row) choose(row.question)
    else if (isPage) act.open(row)
    else if (row.answer?.madeFrom !== undefined && index !== get().selected) select(index)
    else if (lives.isComing(row)) entered = 'main'
    else if (mainButton && (row.answer?.act === 'copy' || isLive(row))) mainButton.click()
    else if (row.answer?.act === 'draw') drawAgain()
    else act.open(row)
  }
  /** To be called with each new text of the field. A key renders nothing: its answer does, a moment later. */
  function type(question: string) {
    // What is pasted is whole: no key of it comes soon.
    const isPasted = Math.abs(question.length - typed.length) > 1
    typed = question
    keyAtMs = isPasted ? -Infinity : on.now()
    entered = null
    const { hasHelp, isListShown } = get()
    if (hasHelp || !isListShown) set({ hasHelp: false, isListShown: true })
    if (!isOffline && (!isEmpty() || (inDialog && !start))) return ask()
    stop()
    show(isEmpty() ? start : failed(question))
  }
  /** Asks once more what could not be answered as the code that answers had not come. */
  function retry() {
    isOffline = false
    ask()
  }
  function choose(question: string) {
    act.write(question)
    type(question)
    keyAtMs = -Infinity
  }
  /** Shows a row without a question, in place of an answer, until something is asked. */
  function bring(row: Row) {
    act.write('')
    typed = ''
    stop()
    set({ hasHelp: false })
    show(replyWith(row))
  }
  function drawAgain() {
    draw++
    ask()
  }
  /** Opens the selected row: at once, or as soon as what is typed is answered. It holds until the next key. */
  function enter(way: 'main' | 'page' = 'main') {
    const isNew = pending !== null
    showPending()
    const { reply, selected } = get()
    const isAnswered = isEmpty() || (reply?.question === typed && reply.needs.length === 0)
    const row = reply?.rows[selected]
    entered = isAnswered && way === 'main' ? null : way
    if (!isAnswered) return
    // What it presses is there once the window has been rendered.
    if (way === 'main' && isNew && isLive(row)) cancelShow = on.schedule(() => openAt(selected), 0)
    else openAt(selected)
  }
  /** Opens the page of a row. While the window still shows the answer of an older text, that of the new one is opened. */
  function open(row: Row) {
    const { reply } = get()
    if (isEmpty() || reply?.question === typed || !reply?.rows.includes(row)) return act.open(row)
    enter('page')
  }
  const setHelp = (hasHelp: boolean) => set({ hasHelp, isListShown: true })
  const showList = (isListShown: boolean) =>
    isListShown !== get().isListShown && set({ isListShown })

  /** Nothing more comes, unless it is used again. */
  function stop() {
    cancelLate()
    cancelRest()
    cancelShow()
    pending = null
    answers.cancel()
    lives.end()
  }
  function select(selected: number) {
    set({ selected })
    lives.show(get().reply?.rows[selected])
  }
  /** What Enter presses in place of opening a page, once it is there. */
  function mainRef(button: typeof mainButton) {
    mainButton = button
    if (button && entered) enter(entered)
  }

  on.prepare()
  if (!isEmpty() || inDialog) ask()
  if (first.row) bring(first.row)
  return {
    store,
    rows,
    isEmpty,
    type,
    choose,
    bring,
    retry,
    drawAgain,
    enter,
    open,
    mainRef,
    openAt,
    select,
    setHelp,
    showList,
    stop,
  }
}

export type AnswerBox = ReturnType<typeof createBox>
