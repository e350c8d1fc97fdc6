import { Extras } from '../../../ui/layout/extra'

const PARTS = [
  { title: 'More categories, all units', load: () => import('./more-categories') },
  { title: 'Digits and notation', load: () => import('./result-form') },
  { title: 'Convert a column', load: () => import('./column') },
]

/** Extras beside the specified converter; their code is loaded when they are unfolded. */
export const UnitExtras = () => <Extras parts={PARTS} />
