import { Rack, type RackExtra } from '#ui/layout/rack'
import { useCurrency } from '../state'
import { currencies } from './texts.en'
import type { ConverterSlots } from '../view/converter'
import { SearchOpener } from './search/slot'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'many', ...TILES.many, load: () => import('./many/view') },
  { id: 'past', ...TILES.past, load: () => import('./past/view') },
  { id: 'money', ...TILES.money, load: () => import('./money/view') },
]

/** How many codes have room on a tile. */
const MOST_NAMED = 4

/** `USD, GBP, JPY`, `11 currencies` */
const listText = (codes: readonly string[]): string =>
  codes.length > MOST_NAMED ? currencies(codes.length) : codes.join(', ').toUpperCase()

const reset = () => useCurrency.getState().setListed(null)

/** Extras beside one conversion; the code of each is loaded when it is first opened. */
export function CurrencyExtras() {
  const listed = useCurrency((s) => s.listed)
  const settings = { many: listed && { text: listText(listed), reset } }
  return <Rack tool="currency-converter" extras={EXTRAS} settings={settings} />
}

export const SLOTS: ConverterSlots = {
  Search: SearchOpener,
  below: () => import('./guard/view'),
}
