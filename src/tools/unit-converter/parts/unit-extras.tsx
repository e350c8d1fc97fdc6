import { Extra } from '../../../ui/layout/extra'

const loadCategories = () => import('./more-categories')

/** What goes beyond the converter of the specification; its code comes when it is unfolded. */
export function UnitExtras() {
  return <Extra title="More categories, all units" load={loadCategories} />
}
