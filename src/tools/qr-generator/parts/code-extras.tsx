import { Extra } from '../../../ui/layout/extra'

const loadForm = () => import('./form-fields')
const loadFiles = () => import('./code-files')
const loadLooks = () => import('./code-looks')
const loadBatch = () => import('./code-batch')
const loadReader = () => import('./read-code')

/** Extras beside the specified page; each is loaded when it is first unfolded. */
export function CodeExtras() {
  return (
    <div>
      <Extra title="Fill in a form" load={loadForm} />
      <Extra title="SVG, PDF, copy image" load={loadFiles} />
      <Extra title="Looks" load={loadLooks} />
      <Extra title="Many codes at once" load={loadBatch} />
      <Extra title="Read a code" load={loadReader} />
    </div>
  )
}
