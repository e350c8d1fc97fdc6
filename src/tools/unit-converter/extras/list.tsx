import type { ComponentType } from 'react'
import { Rack, type RackExtra } from '#ui/layout/rack'
import { SPECIFIED_FORM } from '../domain/format-result'
import { useUnits, type UnitsState } from '../state'
import { ReadingNote } from './quantities/slot'
import * as texts from './texts.en'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'all-units', ...TILES['all-units'], load: () => import('./all-units/view') },
  { id: 'notation', ...TILES.notation, load: () => import('./notation/view') },
  { id: 'column', ...TILES.column, load: () => import('./column/view') },
]

const reset = () => useUnits.setState({ form: SPECIFIED_FORM })

/** Extras beside the specified converter; each is loaded when it is first opened. */
export function UnitExtras() {
  const form = useUnits((s) => s.form)
  const parts = [
    texts.NOTATIONS[form.notation],
    form.digits !== null && texts.digitsShown(form.digits),
  ].filter(Boolean)
  const settings = { notation: parts.length > 0 ? { text: parts.join(', '), reset } : null }
  return <Rack tool="unit-converter" extras={EXTRAS} settings={settings} />
}

/** What extras put into the page itself. */
export const SLOTS: {
  /** Below the categories, on how the text in the field was read. */
  note?: ComponentType<{ state: UnitsState }>
} = {
  note: ReadingNote,
}
