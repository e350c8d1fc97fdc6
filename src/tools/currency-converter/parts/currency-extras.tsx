import { Extras } from '../../../ui/layout/extra'

const PARTS = [
  { title: 'Inverse rate, card fee, minor units', load: () => import('./money-details') },
  { title: 'Rate chart and past rates', load: () => import('./rate-history') },
  { title: 'One amount in many currencies', load: () => import('./many-currencies') },
]

/** Extras beside one conversion; their code is loaded when they are unfolded. */
export const CurrencyExtras = () => <Extras parts={PARTS} />
