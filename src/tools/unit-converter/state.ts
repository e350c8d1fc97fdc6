import { create, type StateCreator, type StoreApi } from 'zustand'
import { restingHistory, type HistoryRow } from '#lib/resting-history'
import { err } from '#lib/result'
import { figure } from '#lib/writing.en'
import { logError } from '#platform/log'
import {
  historyDraft,
  START,
  typedValue,
  type ChosenUnits,
  type ConversionInput,
  type HistoryDraft,
  type Reading,
  type TextReader,
} from './domain/conversion'
import type { ResultForm } from './domain/format-result'
import { storedUnits, unitsOf, type StoredUnits } from './domain/kept-units'
import { withOtherSign } from './domain/read-value'
import { firstUnits, unitOf, type Category } from './domain/unit'
import { browser, type Browser } from './effects'

export type HistoryEntry = HistoryRow<HistoryDraft>

export interface UnitsState extends ConversionInput {
  form: ResultForm
  history: readonly HistoryEntry[]
  /** Takes the units of the last visit, and keeps those that are chosen from now on. */
  mounted: () => void
  selectCategory: (category: Category) => void
  type: (text: string) => void
  changeSign: () => void
  /** Takes the unit of the category that has the key. */
  selectFrom: (key: string) => void
  selectTo: (key: string) => void
  swapUnits: () => void
  /** Takes units in place of those that the text names, and leaves its number alone. */
  takeInstead: (units: ChosenUnits) => void
  clearAll: () => void
  /** Takes the shown conversion into the history without waiting until it has rested. */
  record: () => void
  /** A field was left: what was changed need not rest any longer. */
  leaveField: () => void
  /** Converts an entry of the history again. */
  recall: (entry: HistoryEntry) => void
  clearHistory: () => void
  /** Takes the conversion of a link. */
  openConversion: (conversion: ConversionInput) => void
}

type Store = StoreApi<UnitsState>

/** Whether it may be more than a plain number. */
function mayBeQuantity(input: ConversionInput): boolean {
  const typed = typedValue(input)
  return !typed.ok && (typed.error.code === 'with-unit' || typed.error.code === 'not-a-number')
}

/** A text whose reading is to come with the code for it. Until then it counts as empty, which is no error to show. */
const unread = (text: string): Reading => ({ text, read: err({ code: 'empty' }) })

/** Whether that code has yet to come. */
const isUnread = ({ text, reading }: ConversionInput): boolean =>
  reading?.text === text && !reading.read.ok && reading.read.error.code === 'empty'

const chosenIn = ({ category, from, to }: ChosenUnits): ChosenUnits => ({ category, from, to })

/** The typed text with another unit: a plain number in place of one that names its own unit. */
const plainText = ({ text, reading }: ConversionInput): string =>
  reading?.text === text && reading.read.ok ? figure(reading.read.value.plain) : text

/**
 * Reads what was typed where it is no plain number: `1/2`, `5'7"`, `5 km`. A unit in it becomes the chosen one.
 * The code is loaded with the first such text; where that fails, the text is treated as no number.
 */
function textReader({ loadReader }: Browser) {
  // The reader is called at once when it has come. Awaiting it at each key would show the text as no number first.
  let reader: TextReader | null = null

  return async function read(
    input: () => ConversionInput,
    write: (patch: Partial<ConversionInput>) => void,
  ): Promise<void> {
    if (!mayBeQuantity(input())) return
    const { text } = input()
    if (!reader) {
      write({ reading: unread(text) })
      reader = await loadReader().catch((cause: unknown) => {
        logError('The code for more than numbers did not come', cause)
        return null
      })
    }
    if (input().text === text) write(reader?.(input()) ?? { reading: null })
  }
}

/** What is typed and chosen; it enters the history once it has rested, swapped units at once. */
function inputActions(
  { setState: set, getState: get }: Store,
  on: Browser,
  history: { record: () => void; rest: () => void },
) {
  const readText = textReader(on)
  let read: Promise<void> = Promise.resolve()
  // The units that the visitor picked, and those that the text named last.
  let chosen: ChosenUnits | null = null
  let named: ChosenUnits | null = null

  function change(patch: Partial<ConversionInput>) {
    set(patch)
    history.rest()
  }
  function takeReading(patch: Partial<ConversionInput>) {
    change(patch)
    named = chosenIn(get())
  }
  /**
   * A unit in the text takes the place of one that was chosen, not of one that the text named before: `5 m` is on the
   * way to `5 mi`, and back from it; and a category that only the text has named goes with its name.
   */
  function type(text: string) {
    const { from, to, text: before } = get()
    const isContinued = before !== '' && (text.startsWith(before) || text === before.slice(0, -1))
    if (!isContinued || from !== named?.from || to !== named.to) chosen = chosenIn(get())
    const hasSwitched = chosen !== null && chosen.category !== get().category
    takeReading({ text, reading: null, ...(hasSwitched && chosen) })
    read = readText(() => ({ ...get(), ...chosen }), takeReading)
  }
  /**
   * Acts once the text is read. Where that code comes late the unit in the text would else take the place of the one
   * that was picked after it. A pick is dropped where the category has changed meanwhile and may not have its unit.
   */
  function afterReading(act: () => void) {
    const { category } = get()
    if (isUnread(get())) void read.then(() => get().category === category && act())
    else act()
  }
  function swap() {
    const { from, to } = get()
    set({ from: to, to: from, text: plainText(get()) })
    history.record()
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
    takeInstead: (units: ChosenUnits) => change({ ...units, text: plainText(get()) }),
    openConversion(conversion: ConversionInput) {
      set({ ...conversion, text: figure(conversion.text) })
      history.record()
      read = readText(get, change)
    },
  }
}

/** Restores the units and the form of the last visit, and keeps what is chosen. */
function keeper(store: Store, on: Browser) {
  const { getState: get, setState: set } = store
  async function take({ notation, digits, ...keys }: StoredUnits) {
    set({ form: { notation, digits } })
    const { category, from, to } = get()
    const categories = await on.loadCategories().catch((cause: unknown) => {
      logError('The table of kept units did not come', cause)
    })
    const units = unitsOf(keys, categories ?? [])
    const now = get()
    // A number that was typed before this is meant in the units that were shown, so those stay, as chosen ones do.
    const isUntouched = now.category === category && now.from === from && now.to === to
    if (units && isUntouched && now.text === '') set(units)
  }
  return () => void on.units.bind(store, { of: storedUnits, take: (kept) => void take(kept) })
}

export const unitsState =
  (on: Browser): StateCreator<UnitsState> =>
  (set, get, store) => {
    const history = restingHistory<HistoryDraft>({
      draft: () => historyDraft(get(), on.now()),
      isSame: (a, b) =>
        a.from === b.from && a.to === b.to && a.value === b.value && a.result === b.result,
      getState: get,
      setState: set,
      schedule: on.schedule,
    })
    return {
      ...START,
      locale: on.locale,
      history: [],
      mounted: keeper(store, on),
      ...inputActions(store, on, history),
      record: history.record,
      leaveField: history.finishRest,
      recall({ category, from, to, value }) {
        history.cancelRest()
        set({ category, from, to, text: figure(value) })
      },
      clearHistory: () => set({ history: [] }),
    }
  }

export const useUnits = create(unitsState(browser))
