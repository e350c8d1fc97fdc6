import { halfWidth, type Locale } from '#lib/number-text'
import { amountField, editAmount, isKeystroke, readAmount } from './domain/amount'
import { withCodes } from './domain/names'
import type { CurrencyHistory } from './store-history'
import type { CurrencyRates } from './store-rates'
import type { CurrencyState, StoreTools } from './store-state'

const decimalMarkOf = (locale: Locale) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** What is typed and pasted. */
export function amountActions(
  { setState, getState, deps }: StoreTools,
  history: CurrencyHistory,
  rates: CurrencyRates,
) {
  let mark: string | undefined
  // Asked only where it decides: a formatter takes a slow phone 150 ms to make.
  const decimalMark = (text: string) =>
    /^[\d.]*$/.test(text) ? '.' : (mark ??= decimalMarkOf(deps.locale))

  function convertTyped() {
    history.rest()
    // Saved rates serve each keystroke; one request for each new source is enough.
    const state = getState()
    if (!state.usingSaved || state.rates.phase !== 'failed') rates.ensure()
  }

  return {
    typeAmount(text, from) {
      const before = getState()
      const edited = editAmount(before, text, decimalMark(text), from)
      // An input method sends all of its text at each key: if we changed that, it would be there twice.
      const isComposed = halfWidth(text) !== text
      // What comes at once, by a drop or before hydration, may have any form.
      const isWhole = edited.amountNote !== null && !isComposed && !isKeystroke(before.amount, text)
      const field = (isWhole && readAmount(text, deps.locale)) || edited
      setState(field)
      if (field.amountNote?.code !== 'refused') convertTyped()
      return field.amount
    },
    pasteAmount(text, insert) {
      // As with a picture, which any other field ignores too.
      if (text === '') return
      const pasted = readAmount(text, deps.locale)
      if (!pasted) {
        const failedPastes = getState().failedPastes + 1
        return setState({ amountProblem: 'not-a-number', amountNote: null, failedPastes })
      }
      insert(pasted.amount)
      if (pasted.amountNote) setState({ amountNote: pasted.amountNote })
    },
  } satisfies Partial<CurrencyState>
}

/** What is chosen, recalled or opened. */
export function choiceActions(
  { setState, getState }: StoreTools,
  history: CurrencyHistory,
  rates: CurrencyRates,
) {
  function choose(pair: { from?: string; to?: string }, byKey = false) {
    setState(pair)
    rates.ensure({ rested: !byKey })
    history.rest()
  }

  return {
    selectFrom: (from, byKey) => choose({ from }, byKey),
    selectTo: (to, byKey) => choose({ to }, byKey),
    swap() {
      choose({ from: getState().to, to: getState().from })
      history.keep()
    },
    leaveField() {
      const { amountNote } = getState()
      if (amountNote?.code === 'refused') setState({ amountNote: null })
      rates.ensureNow()
      history.endRest()
    },
    recall({ amount, from, to }) {
      history.close()
      setState({ ...amountField(amount), from: from.toLowerCase(), to: to.toLowerCase() })
      rates.ensure()
    },
    open({ amount, from, to }) {
      const { names } = getState()
      history.close()
      setState({ ...amountField(amount), from, to, names: withCodes(names, [from, to], names) })
      rates.ensure()
      history.keep()
    },
  } satisfies Partial<CurrencyState>
}
