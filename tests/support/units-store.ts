import { createStore } from 'zustand/vanilla'
import { kept } from '#platform/kept'
import { START } from '../../src/tools/unit-converter/domain/conversion'
import {
  parseStored,
  storedUnits,
  UNITS_TOGETHER,
} from '../../src/tools/unit-converter/domain/kept-units'
import { browser, type Browser } from '../../src/tools/unit-converter/effects'
import { unitsState } from '../../src/tools/unit-converter/state'
import { converted } from '../../src/tools/unit-converter/texts.en'

/** A store of a visitor who reads English, at a fixed moment, with a device of its own. */
export function unitsStore({
  stored = null,
  ...own
}: Partial<Browser> & { stored?: unknown } = {}) {
  const device = { stored }
  const store = createStore(
    unitsState({
      ...browser,
      locale: 'en',
      now: () => 1_790_000_000_000,
      units: kept(
        {
          read: (parse) => (device.stored === null ? null : parse(device.stored)),
          write: (value) => void (device.stored = value),
          follow: () => {},
        },
        { initial: storedUnits(START), parse: parseStored, together: UNITS_TOGETHER },
      ),
      ...own,
    }),
  )
  const act = () => store.getState()
  const rows = () =>
    act().history.map(({ from, to, value, result }) => converted(value, from, result, to))
  return { store, device, act, rows }
}
