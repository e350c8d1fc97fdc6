import { Extra } from '../../../ui/layout/extra'

const loadForm = () => import('./form-fields')

/** What goes beyond the page's main way, each folded until it is wanted. */
export function CodeExtras() {
  return <Extra title="Fill in a form" load={loadForm} />
}
