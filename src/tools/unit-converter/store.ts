import { create, type StateCreator } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Fraction } from '../../lib/fraction'
import { copyText } from '../../platform/clipboard'
import type { CategoryId } from './domain/category-id'
import { conversionOf, typedValue, type ConversionInput } from './domain/conversion'
import { categoryOf, firstUnits, unitOf, type Category } from './domain/units'
import { formatResult } from './domain/format-result'
import { withOtherSign } from './domain/read-value'
import type { ResultForm } from './domain/result-form'
import { createHistory, type HistoryEntry } from './store-history'
import { plainText, readText } from './store-reading'

export interface UnitsState extends ConversionInput {
  more: readonly Category[]
  form: ResultForm
  format: (value: Fraction) => string
  history: readonly HistoryEntry[]
  selectCategory: (categoryId: CategoryId) => void
  type: (text: string) => void
  changeSign: () => void
  selectFrom: (fromKey: string) => void
  selectTo: (toKey: string) => void
  swapUnits: () => void
  clearAll: () => void
  /** Whether the result, in the shown form, is on the clipboard now. */
  copyResult: () => Promise<boolean>
  /** Whether all digits of the result are on the clipboard now. */
  copyPlain: () => Promise<boolean>
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

export interface UnitsDeps {
  copy: (text: string) => Promise<boolean>
  now: () => number
  /** BCP 47; undefined: the one of the browser. */
  locale: string | undefined
}

const START = {
  categoryId: 'length',
  ...firstUnits(categoryOf('length')),
  text: '',
  more: [],
  form: { notation: 'auto', digits: null },
  format: formatResult,
  history: [],
} as const

type Change = (patch: Partial<UnitsState>) => void

/** What is typed and chosen; it enters the history once it has rested, swapped units at once. */
function inputActions(
  set: Change,
  get: () => UnitsState,
  history: ReturnType<typeof createHistory>,
) {
  function change(patch: Partial<ConversionInput>) {
    set(patch)
    history.rest()
  }
  function type(text: string) {
    change({ text, reading: null })
    void readText(get, change)
  }
  return {
    type,
    changeSign: () => type(withOtherSign(get().text)),
    selectCategory: (categoryId: CategoryId) =>
      set({ categoryId, ...firstUnits(categoryOf(categoryId, get().more)), text: '' }),
    selectFrom: (fromKey: string) => change({ fromKey, text: plainText(get()) }),
    selectTo: (toKey: string) => change({ toKey }),
    swapUnits() {
      const { fromKey, toKey } = get()
      set({ fromKey: toKey, toKey: fromKey, text: plainText(get()) })
      history.keep()
    },
    clearAll: () => set({ text: '' }),
    open(conversion: ConversionInput) {
      history.cancelRest()
      set(conversion)
      history.keep()
      void readText(get, change)
    },
  }
}

export const unitsState =
  ({ copy, now, locale }: UnitsDeps): StateCreator<UnitsState> =>
  (set, get) => {
    const history = createHistory(get, (rows) => set({ history: rows }), now)
    async function copyShown(form: 'result' | 'plain') {
      const text = conversionOf(get())?.[form]
      if (!text) return false
      history.keep()
      return copy(text)
    }
    return {
      ...START,
      locale,
      ...inputActions(set, get, history),
      copyResult: () => copyShown('result'),
      copyPlain: () => copyShown('plain'),
      keep: history.keep,
      leaveField: history.endRest,
      recall({ input }) {
        history.cancelRest()
        set(input)
      },
      clearHistory: () => set({ history: [] }),
    }
  }

export const useUnits = create(
  unitsState({ copy: copyText, now: () => Date.now(), locale: undefined }),
)

/** The conversion of what was typed; null where that is no number. */
export const useConversion = () => useUnits(useShallow(conversionOf))

/** What was typed, as a number or as why it is none. */
export const useTypedValue = () => typedValue(useUnits())

/** The category, and the units on both sides. */
export const useChosenUnits = () =>
  useUnits(
    useShallow(({ categoryId, more, fromKey, toKey }) => {
      const category = categoryOf(categoryId, more)
      return { category, from: unitOf(category, fromKey), to: unitOf(category, toKey) }
    }),
  )
