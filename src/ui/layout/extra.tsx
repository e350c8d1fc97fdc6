import type { ComponentType } from 'react'
import { useLazyPart } from '../browser/use-lazy-part'
import { TryAgainButton } from '../buttons/try-again-button'
import { Banner } from '../feedback/banner'
import { useDelayedBusy } from '../feedback/use-delayed-busy'
import { LOADING, PART_NOT_LOADED } from '../texts.en'
import { Disclosure, type DisclosureProps } from './disclosure'

interface Props extends Pick<DisclosureProps, 'title' | 'note' | 'openings'> {
  /** The dynamic import; the same function in each render. */
  load: () => Promise<{ default: ComponentType }>
}

/** What only some visitors need, behind its title: its code comes when it is first unfolded. */
export function Extra({ load, ...disclosure }: Props) {
  const { part, state, fetch, needsReload } = useLazyPart(load)
  const isBusyLong = useDelayedBusy(state === 'loading')
  return (
    <Disclosure {...disclosure} onOpen={fetch}>
      {part && <part.default />}
      {isBusyLong && <p role="status">{LOADING}</p>}
      {state === 'failed' && (
        <Banner variant="error">
          {PART_NOT_LOADED} <TryAgainButton onClick={fetch} needsReload={needsReload} />
        </Banner>
      )}
    </Disclosure>
  )
}

/** Extras below one another. */
export const Extras = ({ parts }: { parts: readonly Props[] }) => (
  <div>
    {parts.map((part) => (
      <Extra key={part.title} {...part} />
    ))}
  </div>
)
