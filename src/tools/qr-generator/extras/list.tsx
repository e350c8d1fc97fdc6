import { useMemo, type ComponentType } from 'react'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { useQr } from '../state'
import * as texts from './texts.en'
import { TILES } from './tiles.en'

const USUAL_MARGIN = 2

function useMargin() {
  const margin = useQr((s) => s.settings.margin)
  const change = useQr((s) => s.change)
  if (margin === USUAL_MARGIN) return null
  return { text: texts.marginOf(margin), reset: () => change({ margin: USUAL_MARGIN }) }
}

function useLooks() {
  const text = texts.looksOf(useQr((s) => s.settings.style))
  const change = useQr((s) => s.change)
  return text === '' ? null : { text, reset: () => change({ style: undefined }) }
}

const EXTRAS: readonly RackExtra[] = [
  { id: 'contents', ...TILES.contents, load: () => import('./contents/view') },
  { id: 'looks', ...TILES.looks, load: () => import('./looks/view') },
  { id: 'files', ...TILES.files, load: () => import('./files/view') },
  { id: 'batch', ...TILES.batch, load: () => import('./batch/view') },
  { id: 'read', ...TILES.read, load: () => import('./read/view') },
]

/** Extras beside the specified page; each is loaded when it is first opened. */
export function QrExtras() {
  const unfolded = useQr((s) => s.unfolded)
  const asked = useMemo(() => unfolded && { extra: unfolded.part }, [unfolded])
  const settings = { looks: useLooks(), files: useMargin() }
  return <Rack tool="qr-generator" extras={EXTRAS} settings={settings} asked={asked} />
}

/** What extras have to say about the text, below its field. */
export const ADVICE: readonly (() => Promise<{ default: ComponentType }>)[] = [
  () => import('./contents/advice'),
]
