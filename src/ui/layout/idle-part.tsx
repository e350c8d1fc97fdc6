import { createElement } from 'react'
import { useLazyPart } from '../browser/use-lazy-part'
import type { LoadPart } from './lazy-part'

interface IdlePartProps<Props extends object> {
  load: LoadPart<Props>
  isNeeded: boolean
  /** The props of the part. */
  props: Props
}

/** A part of a page whose code comes once the page has nothing else to do; where it does not come, nothing else is missing. */
export function IdlePart<Props extends object>({ load, isNeeded, props }: IdlePartProps<Props>) {
  const { part } = useLazyPart(load, isNeeded)
  return part && createElement(part.default, props)
}
