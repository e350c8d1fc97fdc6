import { Extras } from '#ui/layout/extra'
import * as titles from './texts.en'

const PARTS = [
  { title: titles.ALL_UNITS, load: () => import('./all-units/view') },
  { title: titles.NOTATION, load: () => import('./notation/view') },
  { title: titles.COLUMN, load: () => import('./column/view') },
]

/** Extras beside the specified converter; each is loaded when it is first unfolded. */
export const UnitExtras = () => <Extras parts={PARTS} />
