import { useEffect, useState, useSyncExternalStore } from 'react'
import { unshared } from '#platform/share'
import { useLazyPart } from '../browser/use-lazy-part'
import { PART_NOT_LOADED } from '../texts.en'
import { Banner } from './banner'

const loadDialog = () => import('./share-dialog')

/** The places for the dialog on the page, the box over it included: the last one has it. */
const present: symbol[] = []

/** Stands wherever something is shared or saved: its dialog comes when something waits. */
export function Sharing() {
  const waiting = useSyncExternalStore(unshared.subscribe, unshared.getState, () => null)
  const { part, state } = useLazyPart(loadDialog, waiting !== null)
  const [own] = useState(Symbol)
  useEffect(() => {
    present.push(own)
    return () => void present.splice(present.indexOf(own), 1)
  }, [own])
  if (!waiting || present.at(-1) !== own) return null
  if (state === 'failed') return <Banner variant="error">{PART_NOT_LOADED}</Banner>
  return part && <part.ShareDialog key={waiting.reason} waiting={waiting} />
}
