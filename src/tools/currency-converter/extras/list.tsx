import { Extras } from '#ui/layout/extra'
import * as titles from './texts.en'

const PARTS = [
  { title: titles.MONEY, load: () => import('./money/view') },
  { title: titles.PAST, load: () => import('./past/view') },
  { title: titles.MANY, load: () => import('./many/view') },
]

/** Extras beside one conversion; the code of each is loaded when it is first unfolded. */
export default function CurrencyExtras() {
  return <Extras parts={PARTS} />
}

/** What the extras put into the conversion itself. */
export const SLOTS = {
  loadSearch: () => import('./search/combobox'),
  loadBelow: () => import('./guard/view'),
}
