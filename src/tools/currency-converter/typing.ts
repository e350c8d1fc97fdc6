import type { StoreApi } from 'zustand'
import { inAscii } from '#lib/number-text'
import { englishMarks, figure } from '#lib/writing.en'
import { acceptsAmount, type AmountReader, type ReadAmount } from './domain/amount'
import {
  amountField,
  composeAmount,
  editAmount,
  readAgain,
  type AmountField,
  type EditedAmount,
  type Writing,
} from './domain/amount-field'
import type { CurrencyNames } from './domain/name-list'
import { withCodes } from './domain/names'
import type { Pair } from './domain/pair'
import type { Browser } from './effects'

/** The part of the state that typing an amount changes. */
export interface TypedState extends AmountField, Pair {
  names: CurrencyNames
  /** How many pasted texts were no amount. */
  failedPastes: number
}

type Store = Pick<StoreApi<TypedState>, 'getState'> & {
  setState: (patch: Partial<TypedState>) => void
}

export interface AmountActions {
  /** The field is about to be used: brings what reads more than digits. */
  prepareAmount: () => Promise<void>
  /**
   * Returns what the field holds then.
   * @param text what an edit would leave in it
   * @param from the index at which the edit began, where that is known
   */
  typeAmount: (text: string, from?: number) => string
  /**
   * Returns what the field is to hold once the composition is over.
   * @param text what an input method has composed so far, with all that stands around it
   */
  composeAmount: (text: string, isOver?: boolean) => string
  /**
   * Reads a number in any form, has its digits put into the field, and goes over to the currency beside it; what is
   * no amount changes nothing.
   */
  pasteAmount: (text: string, insert: (digits: string) => void) => Promise<void>
}

/** What needs no code to be read. */
function readDigits(text: string): ReadAmount | null {
  const amount = inAscii(text.trim())
  return amount !== '' && acceptsAmount(amount) ? { amount, readAs: null, currencies: [] } : null
}

interface Page {
  /** By which amounts are read; the state has those that the page shows. */
  namesOfSource: () => CurrencyNames
  /** Takes the currency that was named beside the amount. */
  choose: (pair: Partial<Pair>) => void
  /** The amount may be another one. */
  onTyped: () => void
}

/** What is done in the amount field. */
export function amountActions(
  { getState: get, setState: set }: Store,
  on: Browser,
  { namesOfSource, choose, onTyped }: Page,
): AmountActions {
  /** Null until it has come: then digits alone are read. */
  let reader: AmountReader | null = null
  /** A text that came at once and could not be read; it may be readable once the reader is there. */
  let unread: string | null = null
  /** The field as it was before what is being composed in it. */
  let uncomposed: AmountField | null = null

  const writing: Writing = {
    locale: on.locale,
    read: (text, locale) =>
      reader?.(text, locale, { names: namesOfSource(), locale: on.locale }) ?? readDigits(text),
  }
  /** The field is edited as in English, whose decimal mark is the point, on pages where that is a comma too. */
  const editing = () => (englishMarks('.') === '.' ? writing : { ...writing, locale: 'en' })

  /** Whether the reader has come with this call. */
  async function loadReader(): Promise<boolean> {
    if (reader) return false
    reader = await on.loadReader().catch(() => null)
    return reader !== null
  }
  /** Uses the currency that was named beside the amount. A sign that also fits the current one changes nothing. */
  function chooseNamed(currencies: readonly string[]) {
    const { from, to, names, amountNote } = get()
    const [currency] = currencies
    if (currency === undefined || currencies.includes(from)) return
    const number = amountNote?.number ?? null
    set({ names: withCodes(names, [currency], names), amountNote: { number, currency } })
    choose(currency === to ? { from: currency, to: from } : { from: currency })
  }
  async function prepareAmount() {
    if (!(await loadReader())) return
    if (unread !== null) return void typeAmount(unread)
    if (get().lost.length === 0) return
    const { field, currencies } = readAgain(get(), editing())
    set(field)
    chooseNamed(currencies)
  }
  function take(text: string, { field, currencies }: EditedAmount) {
    set(field)
    chooseNamed(currencies)
    unread = field.amountProblem === 'lost-text' && field.lost.length === 0 ? text : null
    if (field.amountProblem !== null) void prepareAmount()
    onTyped()
    return figure(field.amount)
  }
  function typeAmount(text: string, from?: number) {
    uncomposed = null
    return take(text, editAmount(get(), englishMarks(text), editing(), from))
  }
  return {
    prepareAmount,
    typeAmount,
    composeAmount(text, isOver = false) {
      uncomposed ??= get()
      const edited = composeAmount(uncomposed, englishMarks(text), editing())
      if (isOver) uncomposed = null
      return take(text, edited)
    },
    async pasteAmount(text, insert) {
      // A paste without text, such as a picture, is ignored.
      if (text === '') return
      if (!acceptsAmount(text)) await loadReader()
      const pasted = writing.read(text, writing.locale)
      if (!pasted) {
        const failedPastes = get().failedPastes + 1
        return set({ amountProblem: 'not-a-number', amountNote: null, failedPastes })
      }
      insert(figure(pasted.amount))
      // What it has replaced as a whole is gone, with what was refused there before.
      if (get().amount === pasted.amount) set(amountField(pasted.amount))
      const { readAs: number, currencies } = pasted
      if (number !== null) set({ amountNote: { number, currency: null } })
      chooseNamed(currencies)
    },
  }
}
