import type { Reply, Row } from '../../answers/row'
import type { MainButton } from '../../tools/live'
import type { ListRow } from './groups'
import { isMade, type Live, type LiveAnswers } from './live'
import type { WhenShown } from './when-shown'

/**
 * What Enter opens: what the main button of the window does, or the page itself. 'start' is a press on Start that came
 * before the button which takes its place, and takes its focus too.
 */
type Goal = 'main' | 'page' | 'start'

/** What starts on its page, where no code for the window has come. */
function started(row: Row): Row {
  const text = row.answer?.start
  return text === undefined ? row : { ...row, opening: { text } }
}

/** Whether the main button of the window does what Enter does. */
const hasMainButton = (row: Row | undefined, live: Live | null): boolean =>
  row?.answer?.act === 'copy' || isMade(row, live)

/** What Enter needs of the box. */
interface Box {
  get: () => { reply: Reply | null; selected: number; live: Live | null }
  rows: () => readonly ListRow[]
  typed: () => string
  isEmpty: () => boolean
  choose: (question: string) => void
  select: (index: number) => void
  drawAgain: () => void
  timing: WhenShown
  lives: LiveAnswers
  act: { open: (row: Row) => void }
}

/**
 * What Enter does. Pressed before what is typed is answered, it waits for that; the next key takes it back.
 * @param isEntered it was pressed before this was there
 */
export function createOnEnter(box: Box, isEntered: boolean) {
  let waiting: Goal | null = isEntered ? 'main' : null
  let mainButton: MainButton | null = null

  /** Opens a row of the list, or does what is done with it instead. */
  function openAt(index: number) {
    const goal = waiting
    waiting = null
    const row = box.rows()[index]
    if (!row) return
    const { selected, live } = box.get()
    if ('question' in row) box.choose(row.question)
    else if (goal === 'page') box.act.open(row)
    else if (row.answer?.madeFrom !== undefined && index !== selected) box.select(index)
    else if (box.lives.isComing(row)) waiting = goal ?? 'main'
    else if (mainButton && hasMainButton(row, live)) {
      if (goal === 'start') mainButton.focus?.()
      mainButton.click()
    } else if (row.answer?.act === 'draw') box.drawAgain()
    else box.act.open(goal === 'start' ? started(row) : row)
  }
  /** Opens the selected row: at once, or as soon as what is typed is answered. */
  function enter(goal: Goal = 'main') {
    const isNew = box.timing.showPending()
    const { reply, selected, live } = box.get()
    const isAnswered =
      box.isEmpty() || (reply?.question === box.typed() && reply.needs.length === 0)
    waiting = isAnswered && goal === 'main' ? null : goal
    if (!isAnswered) return
    // The button that it presses is there once the window has been rendered.
    if (goal !== 'page' && isNew && hasMainButton(reply?.rows[selected], live)) {
      box.timing.afterRender(() => openAt(selected))
    } else openAt(selected)
  }
  /** To be called when there is something new that Enter may have waited for. */
  function goOn() {
    if (waiting) enter(waiting)
  }
  return {
    enter,
    openAt,
    goOn,
    takeBack: () => void (waiting = null),
    /** Opens the page of a row. While the window still shows the answer of an older text, that of the new one is opened. */
    open: (row: Row): void => {
      const { reply } = box.get()
      const isOfTyped = box.isEmpty() || reply?.question === box.typed()
      if (isOfTyped || !reply?.rows.includes(row)) box.act.open(row)
      else enter('page')
    },
    /** Takes the main button of the window, which Enter presses in place of opening a page. */
    mainRef: (button: typeof mainButton): void => {
      mainButton = button
      if (button) goOn()
    },
  }
}
