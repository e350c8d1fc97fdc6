import { copied } from '#platform/decimal-comma'
import { kept } from '#platform/kept'
import { localPlace, toolSettings, type KeptPlace } from '#platform/kept-place'
import { onChangeInOtherTab, readLocal, removeLocal, writeLocal } from '#platform/storage'
import { unfoldingOf } from '#platform/unfolded'
import { NEW_CALCULATOR } from './domain/calculator'
import { parseAngle, parseKept, toKept, type Kept } from './domain/kept'

const KEY = 'calculator-history'

/** Stands in place of what is kept once the visitor has switched keeping off. */
const OFF = 'off'

const NOTHING_KEPT = toKept(NEW_CALCULATOR)

const place: KeptPlace = localPlace(KEY, NOTHING_KEPT)

const keepsHistory = () => readLocal(KEY, (value) => value === OFF) !== true

/** The switch of history and memory, beside the one of all settings. */
const historySwitch = {
  isOn: keepsHistory,
  /** Off deletes what is kept; on keeps what there is now. */
  set(isOn: boolean, now: Kept) {
    if (!isOn) return void writeLocal(KEY, OFF)
    removeLocal(KEY)
    place.write(toKept(now))
  },
  /** Acts whenever another tab may have switched it. */
  follow: (act: (isOn: boolean) => void) => onChangeInOtherTab(KEY, () => act(keepsHistory())),
}

/** What the calculator needs of the browser; a parameter for the tests. */
export const browser = {
  copied,
  unfold: unfoldingOf('calculator'),
  angle: kept(toolSettings('calculator'), {
    initial: { angle: NEW_CALCULATOR.angle },
    parse: parseAngle,
  }),
  historySwitch,
  /** History and memory. */
  calculations: kept(place, { initial: NOTHING_KEPT, parse: parseKept }),
  /** What works out a pasted sum: its code comes with the first one. */
  loadSumReader: async () => (await import('./extras/readers')).pasteSum,
}

export type Browser = typeof browser
