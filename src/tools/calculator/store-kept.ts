import type { StoreApi } from 'zustand'
import { keepSettings, readSettings } from '#platform/kept-settings'
import {
  keepLocal,
  onChangeInOtherTab,
  readLocal,
  removeLocal,
  writeLocal,
} from '#platform/storage'
import { create } from '#platform/view-store'
import { HISTORY_LENGTH, NEW_CALCULATOR, type HistoryEntry } from './domain/calculator'
import { parseHistory, toKept } from './domain/kept-history'
import { useCalculator, type CalculatorState } from './state'

const TOOL = 'calculator'
const KEY = 'calculator-history'

/** In place of the history, once the visitor has switched it off. */
const OFF = 'off'

const isOff = () => readLocal(KEY, (value) => value === OFF) === true

type Store = Pick<StoreApi<CalculatorState>, 'getState' | 'setState' | 'subscribe'>

const historyOf = (store: Store) => store.getState().calculator.history

function keep(history: readonly HistoryEntry[]): void {
  if (!isOff()) keepLocal(KEY, history.length === 0 ? null : toKept(history))
}

/** Whether the history is kept on this device. */
export const useKeepsHistory = create<boolean>(() => true)

/** Off deletes what is kept, not what the page shows. */
export function setKeepsHistory(keeps: boolean, store: Store = useCalculator): void {
  if (keeps) {
    removeLocal(KEY)
    keep(historyOf(store))
  } else writeLocal(KEY, OFF)
  useKeepsHistory.setState(keeps, true)
}

/** Adds the history of earlier visits, and keeps it from now on; all tabs show the same. */
export function keepHistory(store: Store = useCalculator): void {
  let isTaking = false
  function take(history: readonly HistoryEntry[]) {
    isTaking = true
    store.setState(({ calculator }) => ({ calculator: { ...calculator, history } }))
    isTaking = false
  }
  useKeepsHistory.setState(!isOff(), true)
  const present = historyOf(store)
  const isNew = present === NEW_CALCULATOR.history
  // One that was cleared by now stays empty.
  const kept = isNew || present.length > 0 ? readLocal(KEY, parseHistory) : null
  if (kept) take([...present, ...kept].slice(0, HISTORY_LENGTH))
  if (!isNew) keep(historyOf(store))
  store.subscribe(({ calculator: { history } }, { calculator: before }) => {
    if (history !== before.history && !isTaking) keep(history)
  })
  onChangeInOtherTab(KEY, () => {
    useKeepsHistory.setState(!isOff(), true)
    if (!isOff()) take(readLocal(KEY, parseHistory) ?? [])
  })
}

const parseAngle = (kept: unknown) => (kept === 'radians' ? kept : null)

/** Takes the angle of earlier visits, unless it was chosen in this one, and keeps it from now on. */
export function keepAngle(store: Store = useCalculator): void {
  const kept = readSettings(TOOL, parseAngle)
  const { calculator: present, chooseAngle } = store.getState()
  if (present.angle !== NEW_CALCULATOR.angle) keepSettings(TOOL, present.angle)
  else if (kept) chooseAngle(kept)
  store.subscribe(({ calculator: { angle } }, { calculator: before }) => {
    if (angle !== before.angle) keepSettings(TOOL, angle)
  })
}

let isKeeping = false

/** To be called when the page is shown, as often as that happens. */
export function startKeeping(): void {
  if (isKeeping) return
  isKeeping = true
  keepHistory()
  keepAngle()
}
