import type { KeyboardEvent } from 'react'
import { LOADING } from '#ui/texts.en'
import { comboboxProps, movedSelection, showOption } from '#ui/fields/combobox'
import { AnswerList } from './answer-list'
import styles from './answer-list.module.css'
import { Around } from './around'
import dialogStyles from './ask-dialog.module.css'
import { browser } from './effects'
import { GoingOn } from './going-on'
import { groupsOf, isEmpty } from './groups'
import { windowOf, type Shown, type WindowView } from './instrument'
import { elementTowards } from './move-among'
import { openRow, type Way } from './open-row'
import { isFailed } from './replies'
import { shownFailure, shownProblem, shownRow } from './shown-answer'
import { createBox, type AnswerBox, type BoxState, type Early } from './state'
import { ADD_MORE } from './texts.en'

interface Does extends Way {
  write: (question: string) => void
}

const create = ({ write, ...way }: Does, first: Early, inDialog: boolean): AnswerBox =>
  createBox(browser, { write, open: openRow(way) }, first, inDialog)

interface Viewed {
  box: AnswerBox
  state: BoxState
  /** The id of the list. */
  list: string
  inDialog: boolean
  atRest: () => WindowView
}

/** What the window shows of what is asked. */
function shownOf({ box, state, list }: Viewed): Shown {
  const { reply, selected, isRested, live, isLiveMissed } = state
  if (!reply) return { line: LOADING }
  const row = reply.rows[selected]
  if (row) {
    const alternatives = reply.look === 'alternative' && (
      <AnswerList
        list={list}
        groups={groupsOf(reply, false)}
        {...{ selected }}
        onPress={box.select}
      />
    )
    const { question, problem } = reply
    const does = {
      onOpen: box.open,
      onDraw: box.drawAgain,
      onStart: () => box.enter('start'),
      mainRef: box.mainRef,
      live,
      isLiveMissed,
    }
    return {
      ...shownRow(row, { question, problem, hasAlternatives: !!alternatives, ...does }),
      alternatives,
    }
  }
  if (isFailed(reply)) return shownFailure(box.retry)
  if (!isRested) return { line: '' }
  return reply.problem === null ? { line: ADD_MORE } : shownProblem(reply, box.open, box.choose)
}

/** Decides how window and field look. */
function view(viewed: Viewed) {
  const { state, list, inDialog } = viewed
  const { reply, selected, isLate, isListShown } = state
  const isAtRest = isEmpty(reply) && !(isLate && reply === null)
  const isInWindow = reply?.look === 'alternative'
  const rows = groupsOf(reply, inDialog).reduce((sum, group) => sum + group.rows.length, 0)
  return {
    ...(isAtRest ? viewed.atRest() : windowOf(shownOf(viewed), inDialog, isLate)),
    frame: inDialog ? undefined : styles.frame,
    field: comboboxProps({ list, selected, isExpanded: rows > 0 && (isListShown || isInWindow) }),
  }
}

interface Pressed {
  box: AnswerBox
  list: string
  inDialog: boolean
}

/** The keys of the field; those that move the caret or erase are the browser's. */
function handleKey(event: KeyboardEvent<HTMLInputElement>, { box, list, inDialog }: Pressed) {
  const { reply, selected, isListShown } = box.store.getState()
  if (event.key === 'Enter') {
    event.preventDefault()
    // Held down it does not press Start, Pause and Resume ever after.
    return event.repeat ? undefined : box.enter()
  }
  // Nothing lies over the page: what was asked goes.
  const isOver = isListShown && (box.rows().length > 1 || box.store.getState().hasHelp)
  if (event.key === 'Escape' && !inDialog && !(isOver && reply?.look !== 'alternative')) {
    return box.choose('')
  }
  const moved = nextOf(event, box, list, selected)
  if (moved === null) return
  event.preventDefault()
  box.showList(true)
  box.select(moved)
  showOption(list, moved)
}

/** Tiles and rows before anything is asked stand in a plane: there an arrow leads where it points. */
function nextOf(
  event: KeyboardEvent<HTMLInputElement>,
  box: AnswerBox,
  list: string,
  selected: number,
) {
  if (!box.isEmpty()) return movedSelection(event, box.rows().length, selected)
  const options = [...(document.getElementById(list)?.querySelectorAll('[role=option]') ?? [])]
  const from = options[selected]
  const to = from && elementTowards(event.key, from, options)
  return to ? options.indexOf(to) : null
}

/** The code that answers, as it comes with the first focus of the field. */
export const answering = {
  create,
  view,
  handleKey,
  windowOf,
  Around,
  GoingOn,
  dialogLook: dialogStyles.dialog,
}

export type Answering = typeof answering
