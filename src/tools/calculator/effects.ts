import { kept, toolSettings, type KeptPlace } from '#platform/kept'
import {
  keepLocal,
  onChangeInOtherTab,
  readLocal,
  removeLocal,
  writeLocal,
} from '#platform/storage'
import { NEW_CALCULATOR, type HistoryEntry } from './domain/calculator'
import { parseAngle, parseHistory, toKept } from './domain/kept'

const settings = toolSettings('calculator')

const anglePlace: KeptPlace = {
  ...settings,
  // Earlier versions of the site have kept the angle alone.
  read: (parse) => settings.read((raw) => parse(typeof raw === 'string' ? { angle: raw } : raw)),
}

const HISTORY_KEY = 'calculator-history'

/** Stands in place of the history once the visitor has switched keeping off. */
const OFF = 'off'

const isOff = () => readLocal(HISTORY_KEY, (value) => value === OFF) === true

/** Where the history is kept on the device, with a switch of its own. */
const history = {
  isOff,
  switchOff: () => void writeLocal(HISTORY_KEY, OFF),
  switchOn: () => removeLocal(HISTORY_KEY),
  read: () => readLocal(HISTORY_KEY, parseHistory),
  write(entries: readonly HistoryEntry[]) {
    if (!isOff()) keepLocal(HISTORY_KEY, entries.length === 0 ? null : toKept(entries))
  },
  follow: (act: () => void) => onChangeInOtherTab(HISTORY_KEY, act),
}

/** What the calculator needs of the browser; a parameter for the tests. */
export const browser = {
  angle: kept(anglePlace, { initial: { angle: NEW_CALCULATOR.angle }, parse: parseAngle }),
  history,
  /** What works out a pasted expression: its code comes with the first one. */
  loadExpressions: () => import('./domain/expression'),
}

export type Browser = typeof browser
