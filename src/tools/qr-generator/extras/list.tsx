import type { Slots } from '#ui/layout/lazy-part'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { DEFAULT_SETTINGS } from '../domain/settings'
import { useQr } from '../state'
import * as texts from './texts.en'
import { TILES } from './tiles.en'

const USUAL_MARGIN = DEFAULT_SETTINGS.margin

function useFiles() {
  const margin = useQr((s) => s.settings.margin)
  const isMarked = useQr((s) => s.settings.isUtf8Marked)
  const size = useQr((s) => s.downloadSize)
  const change = useQr((s) => s.change)
  const chooseSize = useQr((s) => s.chooseDownloadSize)
  const text = texts.filesOf(margin === USUAL_MARGIN ? null : margin, size, isMarked)
  if (text === '') return null
  return {
    text,
    reset() {
      change({ margin: USUAL_MARGIN, isUtf8Marked: false })
      chooseSize('screen')
    },
  }
}

function useLooks() {
  const text = texts.looksOf(useQr((s) => s.settings.style))
  const change = useQr((s) => s.change)
  return text === '' ? null : { text, reset: () => change({ style: undefined }) }
}

const EXTRAS: readonly RackExtra[] = [
  { id: 'contents', ...TILES.contents, lead: () => useQr.getState().openForm(null) },
  { id: 'looks', ...TILES.looks, load: () => import('./looks/view') },
  { id: 'files', ...TILES.files, load: () => import('./files/view') },
  { id: 'batch', ...TILES.batch, load: () => import('./batch/view') },
  { id: 'read', ...TILES.read, load: () => import('./read/view') },
]

/** Extras beside the specified page; each is loaded when it is first opened. */
export function QrExtras() {
  const settings = { looks: useLooks(), files: useFiles() }
  return <Rack tool="qr-generator" extras={EXTRAS} settings={settings} />
}

/** `form` stands below the templates, `advice` on the text below its field, `finding` on the picture below it. */
export const SLOTS: Slots<{ form: object; advice: object; finding: object }> = {
  form: () => import('./contents/view'),
  advice: () => import('./contents/advice'),
  finding: () => import('./scan/view'),
}
