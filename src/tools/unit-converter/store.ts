import { create, type StateCreator } from 'zustand'
import { withNewest } from '../../lib/history'
import { copyText } from '../../platform/clipboard'
import { conversionOf, type ConversionInput } from './domain/conversion'
import { categoryOf, CATEGORIES, firstUnits, type CategoryId } from './domain/units'

/** Spec §9. */
const HISTORY_LIMIT = 10
/** A value that has rested so long is a conversion that the visitor wanted. */
const REST_MS = 1000

export interface HistoryEntry {
  id: number
  /** Name of the category. */
  category: string
  /** `{value} {unit name}` */
  from: string
  to: string
  timestampMs: number
}

export interface UnitsState extends ConversionInput {
  history: readonly HistoryEntry[]
  selectCategory: (categoryId: CategoryId) => void
  type: (text: string) => void
  selectFrom: (fromKey: string) => void
  selectTo: (toKey: string) => void
  swapUnits: () => void
  clearAll: () => void
  /** Whether the result is on the clipboard now. */
  copyResult: () => Promise<boolean>
  /** Takes the shown conversion into the history without waiting until it has rested. */
  keep: () => void
  clearHistory: () => void
}

export interface UnitsDeps {
  copy: (text: string) => Promise<boolean>
  now: () => number
}

const sameConversion = (a: HistoryEntry, b: HistoryEntry) =>
  a.category === b.category && a.from === b.from && a.to === b.to

export const unitsState =
  ({ copy, now }: UnitsDeps): StateCreator<UnitsState> =>
  (set, get) => {
    let nextId = 1
    let restTimer: ReturnType<typeof setTimeout> | undefined

    function keep() {
      clearTimeout(restTimer)
      const shown = conversionOf(get())
      if (!shown) return
      const entry: HistoryEntry = {
        id: nextId,
        category: categoryOf(get().categoryId).name,
        from: `${shown.value} ${shown.from.name}`,
        to: `${shown.result} ${shown.to.name}`,
        timestampMs: now(),
      }
      const [newest] = get().history
      if (newest && sameConversion(newest, entry)) return
      nextId++
      set({ history: withNewest(get().history, entry, HISTORY_LIMIT) })
    }

    const [first] = CATEGORIES
    if (!first) throw new Error('no categories')

    return {
      categoryId: first.id,
      ...firstUnits(first),
      text: '',
      history: [],
      selectCategory(categoryId) {
        clearTimeout(restTimer)
        set({ categoryId, ...firstUnits(categoryOf(categoryId)), text: '' })
      },
      type(text) {
        clearTimeout(restTimer)
        set({ text })
        restTimer = setTimeout(keep, REST_MS)
      },
      selectFrom(fromKey) {
        set({ fromKey })
        keep()
      },
      selectTo(toKey) {
        set({ toKey })
        keep()
      },
      swapUnits() {
        const { fromKey, toKey } = get()
        set({ fromKey: toKey, toKey: fromKey })
        keep()
      },
      clearAll() {
        clearTimeout(restTimer)
        set({ text: '' })
      },
      async copyResult() {
        const shown = conversionOf(get())
        if (!shown) return false
        keep()
        return copy(shown.result)
      },
      keep,
      clearHistory: () => set({ history: [] }),
    }
  }

export const useUnits = create(unitsState({ copy: copyText, now: () => Date.now() }))
