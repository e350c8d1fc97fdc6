import { useLazyPart } from '../../../ui/browser/use-lazy-part'
import type { Success } from '../domain/conversion'

const load = () => import('./rate-warning')

/** Compares each rate once what is needed for it has come, after the first result. */
export function RateGuard({ conversion }: { conversion: Success }) {
  const { part } = useLazyPart(load, true)
  return part && <part.default conversion={conversion} />
}
