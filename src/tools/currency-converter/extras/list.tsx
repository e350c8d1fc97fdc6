import { Rack, type RackExtra } from '#ui/layout/rack'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'many', ...TILES.many, load: () => import('./many/view') },
  { id: 'past', ...TILES.past, load: () => import('./past/view') },
  { id: 'money', ...TILES.money, load: () => import('./money/view') },
]

/** Extras beside one conversion; the code of each is loaded when it is first opened. */
export default function CurrencyExtras() {
  return <Rack tool="currency-converter" extras={EXTRAS} />
}

/** What the extras put into the conversion itself. */
export const SLOTS = {
  loadSearch: () => import('./search/combobox'),
  loadBelow: () => import('./guard/view'),
}
