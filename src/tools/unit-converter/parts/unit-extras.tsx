import { Extra } from '../../../ui/layout/extra'

const loadCategories = () => import('./more-categories')
const loadColumn = () => import('./column')
const loadForm = () => import('./result-form')

/** Extras beside the specified converter; their code is loaded when they are unfolded. */
export function UnitExtras() {
  return (
    <div>
      <Extra title="More categories, all units" load={loadCategories} />
      <Extra title="Digits and notation" load={loadForm} />
      <Extra title="Convert a column" load={loadColumn} />
    </div>
  )
}
