import { Extra } from '../../../ui/layout/extra'

const loadDetails = () => import('./money-details')
const loadHistory = () => import('./rate-history')
const loadMany = () => import('./many-currencies')

/** Extras beside one conversion; their code is loaded when they are unfolded. */
export function CurrencyExtras() {
  return (
    <div>
      <Extra title="Inverse rate, card fee, minor units" load={loadDetails} />
      <Extra title="Rate chart and past rates" load={loadHistory} />
      <Extra title="One amount in many currencies" load={loadMany} />
    </div>
  )
}
