import type { Slots } from '#ui/layout/lazy-part'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { DEFAULT_SETTINGS } from '../domain/settings'
import type { CodeStyle } from '../domain/style'
import { useQr } from '../state'
import * as texts from './texts.en'
import { TILES } from './tiles.en'

const USUAL_MARGIN = DEFAULT_SETTINGS.margin

/** The settings on a closed tile; '': none is other than at first. */
const chosen = (...settings: readonly (string | false)[]) => settings.filter(Boolean).join(', ')

function useFilesTile() {
  const margin = useQr((s) => s.settings.margin)
  const isMarked = useQr((s) => s.settings.isUtf8Marked)
  const size = useQr((s) => s.downloadSize)
  const change = useQr((s) => s.change)
  const chooseSize = useQr((s) => s.chooseDownloadSize)
  const text = chosen(
    size !== 'as-set' && texts.pngOf(size),
    margin !== USUAL_MARGIN && texts.marginOf(margin),
    isMarked && texts.UTF_8,
  )
  if (text === '') return null
  return {
    text,
    reset() {
      change({ margin: USUAL_MARGIN, isUtf8Marked: false })
      chooseSize('as-set')
    },
  }
}

const looksOf = ({ modules, endColor, logo, caption }: CodeStyle) =>
  chosen(
    modules !== 'square' && texts.SHAPES[modules],
    endColor !== null && texts.GRADIENT,
    logo !== null && texts.LOGO,
    caption !== null && texts.FRAME,
  )

function useLooksTile() {
  const style = useQr((s) => s.settings.style)
  const text = style ? looksOf(style) : ''
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

/** The tiles below the core; the code of each comes when it is first opened. */
export function QrExtras() {
  const settings = { looks: useLooksTile(), files: useFilesTile() }
  return <Rack tool="qr-generator" extras={EXTRAS} settings={settings} />
}

/** `form` stands below the templates, `advice` on the text below its field, `finding` on the picture below it. */
export const SLOTS: Slots<{ form: object; advice: object; finding: object }> = {
  form: () => import('./contents/view'),
  advice: () => import('./contents/advice'),
  finding: () => import('./read-back/view'),
}
