import { createElement } from 'react'
import { useLazyPart } from '../browser/use-lazy-part'
import type { LoadPart } from './lazy-part'

interface Props<Own extends object> {
  load: LoadPart<Own>
  isNeeded: boolean
  /** The props of the part. */
  own: Own
}

/** What comes once the page has nothing else to do; where it does not come, nothing else is missing. */
export function LateSlot<Own extends object>({ load, isNeeded, own }: Props<Own>) {
  const { part } = useLazyPart(load, isNeeded)
  return part && createElement(part.default, own)
}
