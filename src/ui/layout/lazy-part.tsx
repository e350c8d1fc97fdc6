import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { useLazyPart } from '../browser/use-lazy-part'
import { TryAgainButton } from '../buttons/try-again-button'
import { Banner } from '../feedback/banner'
import { useDelayedBusy } from '../feedback/use-delayed-busy'
import { LOADING, PART_NOT_LOADED } from '../texts.en'

/** The dynamic import; the same function in each render. */
export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** What extras put into the page itself, by the places that it has for them; none need be taken. */
export type Slots<Places> = { readonly [Place in keyof Places]?: LoadPart<Places[Place]> }

interface PartProps {
  load: LoadPart
  /** To be called once there is something to see. */
  onShown?: () => void
  /** What stands in its place until it comes. */
  meanwhile?: ReactNode
}

/** A part of a page whose code comes when it is first shown. */
export function LazyPart({ load, onShown, meanwhile }: PartProps) {
  const { part, state, fetchPart, needsReload } = useLazyPart(load)
  const isBusyLong = useDelayedBusy(state === 'loading')
  useEffect(fetchPart, []) // oxlint-disable-line react-hooks/exhaustive-deps -- once; then its button fetches again
  useLayoutEffect(() => {
    if (part) onShown?.()
  }, [part, onShown])
  if (part) return <part.default />
  if (meanwhile && state !== 'failed') return meanwhile
  return (
    <>
      {isBusyLong && <p role="status">{LOADING}</p>}
      {state === 'failed' && (
        <Banner variant="error">
          {PART_NOT_LOADED} <TryAgainButton onClick={fetchPart} needsReload={needsReload} />
        </Banner>
      )}
    </>
  )
}
