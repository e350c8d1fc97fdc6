import { useLazyPart } from '#ui/browser/use-lazy-part'
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

/** The field that stands in place of a select as long as one searches. */
export const loadSearch = () => import('./search/combobox')

const loadWarning = () => import('./guard/view')

/** Compares each rate once what is needed for it has come, after the first result. */
export function BelowResult() {
  const { part } = useLazyPart(loadWarning, true)
  return part && <part.default />
}
