import { createStore } from 'zustand/vanilla'
import { latestResult } from '#lib/latest-result'
import type { AnswerRequest, Reply, Row } from '../../answers/row'
import type { Browser } from './effects'
import { groupsOf, type ListRow } from './groups'
import { createLiveAnswers, isMade, type Live } from './live'
import { createOnEnter } from './on-enter'
import { failed, isSameList, replyWith } from './replies'
import { createWhenShown } from './when-shown'

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
  /** The code for that has not come. */
  isLiveMissed: boolean
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

/**
 * One box, from when it is opened: what is typed goes to the worker, one question at a time and the newest next, and the
 * last reply stays until there is another one.
 * @param first what was typed, and perhaps entered, before this was there
 */
export function createBox(on: Browser, act: BoxActions, first: Early, inDialog: boolean) {
  const visit = ++visits
  let typed = first.question
  let draw = 0
  let start: Reply | null = null
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
    isLiveMissed: false,
  }))
  const { getState: get, setState: set } = store

  const rows = (): ListRow[] => groupsOf(get().reply, inDialog).flatMap((group) => group.rows)
  const selectedIn = (reply: Reply | null) => (isSameList(reply, get().reply) ? get().selected : 0)
  const selectedRow = () => get().reply?.rows[get().selected]
  const isEmpty = () => typed.trim() === ''
  const lives = createLiveAnswers(on.loadLive, (live, isLiveMissed) => {
    set({ live, isLiveMissed })
    timing.codeCame()
    if (!live) entering.goOn()
  })
  const timing = createWhenShown(on, show, isCodeComing, set)
  const entering = createOnEnter(
    { get, rows, isEmpty, typed: () => typed, choose, select, drawAgain, timing, lives, act },
    first.isEntered,
  )

  /** Whether the window waits for the code of what is made of a reply, which it asks for. What has Start looks the same. */
  function isCodeComing(reply: Reply) {
    const row = reply.rows[selectedIn(reply)]
    if (!row || row.answer?.start !== undefined) return false
    lives.begin(row)
    return lives.isComing(row)
  }
  function show(reply: Reply | null) {
    const last = get()
    const selected = selectedIn(reply)
    if (reply !== last.reply || last.isLate || last.isRested) {
      set({ reply, selected, isLate: false, isRested: false })
    }
    lives.show(reply?.rows[selected])
    const isUnanswered = reply?.rows.length === 0 && reply.question.trim() !== ''
    const isFinal = isUnanswered && reply.problem !== null && reply.needs.length === 0
    timing.waitForRest(isUnanswered, isFinal)
  }
  const answers = latestResult({
    run: async (request: AnswerRequest) => {
      const result = await on.ask(request)
      isOffline = !result.ok && result.error.reason === 'load'
      return result.ok ? result.value : failed(request.question)
    },
    onResult(reply) {
      if (reply.question.trim() === '') start = reply
      if (reply.needs.length > 0) void supply(reply)
      timing.receive(reply)
      const row = reply.rows[selectedIn(reply)]
      if (row?.answer?.rank === 0) lives.begin(row)
      // What is made changes by itself: only its window has to be there. `60 m` may be on the way to `60 mph`.
      timing.showSoon(isMade(row, get().live) && !isMade(selectedRow(), get().live))
      entering.goOn()
    },
  })
  async function supply(reply: Reply) {
    await on.supply(reply, visit)
    if (typed === reply.question) ask()
  }
  function ask() {
    // A list that stands before anything is asked waits for no answer: a window that says so would push it down.
    const isAtStart = isEmpty() && get().reply === null
    timing.expect(!isAtStart)
    answers.request({ question: typed, nowMs: on.now(), draw, visit })
  }
  /** To be called with each new text of the field. A key renders nothing: its answer does, a moment later. */
  function type(question: string) {
    // What is pasted is whole: no key of it comes soon.
    const isPasted = Math.abs(question.length - typed.length) > 1
    typed = question
    timing.keyCame(isPasted)
    entering.takeBack()
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
    timing.keyCame(true)
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
  const setHelp = (hasHelp: boolean) => set({ hasHelp, isListShown: true })
  const showList = (isListShown: boolean) =>
    isListShown !== get().isListShown && set({ isListShown })

  /** Nothing more comes, unless it is used again. */
  function stop() {
    timing.stop()
    answers.cancel()
    lives.end()
  }
  function select(selected: number) {
    set({ selected })
    lives.show(selectedRow())
  }

  on.prepare()
  if (!isEmpty() || inDialog) ask()
  if (first.row) bring(first.row)
  return {
    ...entering,
    store,
    rows,
    isEmpty,
    type,
    choose,
    bring,
    retry,
    liveAgain: lives.again,
    drawAgain,
    select,
    setHelp,
    showList,
    stop,
  }
}

export type AnswerBox = ReturnType<typeof createBox>
