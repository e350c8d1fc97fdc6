import type { StateCreator } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { restingHistory, type RestingHistory } from '#lib/resting-history'
import type { Locale } from '#lib/number-text'
import { schedule } from '#platform/schedule'
import { create } from '#platform/view-store'
import { conversionOf, typedValue, type ConversionInput } from './domain/conversion'
import { SPECIFIED_FORM, type ResultForm } from './domain/format-result'
import { withOtherSign } from './domain/read-value'
import { categoryOf, firstUnits, unitOf, type Category } from './domain/units'
import { keptConversion, type HistoryEntry, type KeptConversion } from './store-history'
import { createTyping, isUnread, plainText, readText } from './store-reading'

export interface UnitsState extends ConversionInput {
  form: ResultForm
  history: readonly HistoryEntry[]
  selectCategory: (category: Category) => void
  type: (text: string) => void
  changeSign: () => void
  /** Takes the unit of the category that has the key. */
  selectFrom: (key: string) => void
  selectTo: (key: string) => void
  swapUnits: () => void
  clearAll: () => void
  /** Takes the shown conversion into the history without waiting until it has rested. */
  keep: () => void
  /** A field was left: what was changed need not rest any longer. */
  leaveField: () => void
  /** Converts an entry of the history again. */
  recall: (entry: HistoryEntry) => void
  clearHistory: () => void
  /** Takes the conversion of a link. */
  open: (conversion: ConversionInput) => void
}

const browser = {
  now: () => Date.now(),
  locale: undefined as Locale,
}

const LENGTH = categoryOf('length')

const START = {
  category: LENGTH,
  ...firstUnits(LENGTH),
  text: '',
  form: SPECIFIED_FORM,
  history: [],
}

type Change = (patch: Partial<UnitsState>) => void

/** What is typed and chosen; it enters the history once it has rested, swapped units at once. */
function inputActions(set: Change, get: () => UnitsState, history: RestingHistory) {
  function change(patch: Partial<ConversionInput>) {
    set(patch)
    history.rest()
  }
  let read: Promise<void> = Promise.resolve()
  const typing = createTyping(get, change)
  const type = (text: string) => void (read = typing(text))
  /** Acts once the text is read, also where that code comes late: the unit it names is chosen before the next one. */
  function afterReading(act: () => void) {
    const { category } = get()
    if (isUnread(get())) void read.then(() => get().category === category && act())
    else act()
  }
  function swap() {
    const { from, to } = get()
    set({ from: to, to: from, text: plainText(get()) })
    history.keep()
  }
  return {
    type,
    changeSign: () => type(withOtherSign(get().text)),
    selectCategory: (category: Category) => set({ category, ...firstUnits(category), text: '' }),
    selectFrom: (key: string) =>
      afterReading(() => change({ from: unitOf(get().category, key), text: plainText(get()) })),
    selectTo: (key: string) => afterReading(() => change({ to: unitOf(get().category, key) })),
    swapUnits: () => afterReading(swap),
    clearAll: () => set({ text: '' }),
    open(conversion: ConversionInput) {
      set(conversion)
      history.keep()
      read = readText(get, change)
    },
  }
}

export const unitsState =
  ({ now, locale }: typeof browser): StateCreator<UnitsState> =>
  (set, get) => {
    const history = restingHistory<KeptConversion>({
      draft: () => keptConversion(get(), now()),
      isSame: (a, b) => a.category === b.category && a.from === b.from && a.to === b.to,
      getState: get,
      setState: set,
      schedule,
    })
    return {
      ...START,
      locale,
      ...inputActions(set, get, history),
      keep: history.keep,
      leaveField: history.endRest,
      recall({ input }) {
        history.cancelRest()
        set(input)
      },
      clearHistory: () => set({ history: [] }),
    }
  }

export const useUnits = create(unitsState(browser))

/** For what is made of the typed text, and is rendered after it. */
export const useLateUnits = useUnits.late

/** The conversion of what was typed; null where that is no number. */
export const useConversion = () => useLateUnits(useShallow(conversionOf))

export const useTypedValue = () => typedValue(useLateUnits())

export const useChosenUnits = () =>
  useUnits(useShallow(({ category, from, to }) => ({ category, from, to })))
