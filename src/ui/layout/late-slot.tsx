import type { ComponentType, RefObject } from 'react'
import { useLazyPart } from '../browser/use-lazy-part'

export interface SlotProps {
  /** Where the focus goes when what has it goes. */
  fallback: RefObject<HTMLElement | null>
}

export type LoadSlot = () => Promise<{ default: ComponentType<SlotProps> }>

interface Props extends SlotProps {
  /** The dynamic import; the same function in each render. */
  load: LoadSlot
  isNeeded: boolean
}

/** What comes once the page has nothing else to do; where it does not come, nothing else is missing. */
export function LateSlot({ load, isNeeded, fallback }: Props) {
  const { part } = useLazyPart(load, isNeeded)
  return part && <part.default fallback={fallback} />
}
