import { kept, toolSettings, type KeptPlace } from '#platform/kept'
import {
  keepLocal,
  onChangeInOtherTab,
  readLocal,
  removeLocal,
  writeLocal,
} from '#platform/storage'
import { unfoldingOf } from '#platform/unfolded'
import { HISTORY_LENGTH, NEW_CALCULATOR } from './domain/calculator'
import { parseAngle, parseKept, toKept, type Kept } from './domain/kept'

const settings = toolSettings('calculator')

const anglePlace: KeptPlace = {
  ...settings,
  // Earlier versions of the site have kept the angle alone.
  read: (parse) => settings.read((raw) => parse(typeof raw === 'string' ? { angle: raw } : raw)),
}

const KEY = 'calculator-history'

/** Stands in place of what is kept once the visitor has switched keeping off. */
const OFF = 'off'

const isOff = () => readLocal(KEY, (value) => value === OFF) === true

function keep(calculations: Kept) {
  if (!isOff()) keepLocal(KEY, toKept(calculations))
}

export interface Binding {
  now: () => Kept
  /** Puts into the state what an earlier visit, or another tab, has kept. */
  take: (calculations: Kept) => void
  /** Whether anything is kept: at once, and when another tab changes it. */
  onSwitch: (keeps: boolean) => void
  subscribe: (act: () => void) => void
}

/** History and memory on the device, with a switch of their own. */
const calculationsPlace = {
  /** Off deletes what is kept; on keeps what there is now. */
  setKeeps(keeps: boolean, now: Kept) {
    if (!keeps) return void writeLocal(KEY, OFF)
    removeLocal(KEY)
    keep(now)
  },
  /** Adds what earlier visits have kept, and keeps all from now on; all tabs show the same. */
  bind({ now, take, onSwitch, subscribe }: Binding) {
    onSwitch(!isOff())
    let known = now()
    const { history, memory } = known
    const isNew = history === NEW_CALCULATOR.history && memory === NEW_CALCULATOR.memory
    const before = readLocal(KEY, parseKept)
    if (before) {
      // What was cleared before the page was ready stays empty.
      const isCleared = history !== NEW_CALCULATOR.history && history.length === 0
      const earlier = isCleared ? [] : before.history
      take({
        history: [...history, ...earlier].slice(0, HISTORY_LENGTH),
        memory: memory === NEW_CALCULATOR.memory ? before.memory : memory,
      })
      known = now()
    }
    if (!isNew) keep(known)
    subscribe(() => {
      const { history: rows, memory: stored } = now()
      if (rows === known.history && stored === known.memory) return
      known = { history: rows, memory: stored }
      keep(known)
    })
    onChangeInOtherTab(KEY, () => {
      onSwitch(!isOff())
      if (isOff()) return
      const { history: rows, memory: stored } = readLocal(KEY, parseKept) ?? NEW_CALCULATOR
      // The other tab has kept it already.
      known = { history: rows, memory: stored }
      take(known)
    })
  },
}

/** What the calculator needs of the browser; a parameter for the tests. */
export const browser = {
  unfold: unfoldingOf('calculator'),
  angle: kept(anglePlace, { initial: { angle: NEW_CALCULATOR.angle }, parse: parseAngle }),
  calculations: calculationsPlace,
  /** What works out a pasted expression: its code comes with the first one. */
  loadExpressions: () => import('./domain/expression'),
}

export type Browser = typeof browser
