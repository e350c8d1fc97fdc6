import { Extra } from '../../../ui/layout/extra'

const loadDetails = () => import('./money-details')
const loadHistory = () => import('./rate-history')
const loadMany = () => import('./many-currencies')

/** What goes beyond one conversion; its code comes when it is unfolded. */
export function CurrencyExtras() {
  return (
    <div>
      <Extra title="Inverse rate, card fee, minor units" load={loadDetails} />
      <Extra title="Rate chart and past rates" load={loadHistory} />
      <Extra title="One amount in many currencies" load={loadMany} />
    </div>
  )
}
