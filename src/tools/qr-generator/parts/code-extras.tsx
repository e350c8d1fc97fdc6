import { Extras } from '../../../ui/layout/extra'

const PARTS = [
  { title: 'Fill in a form', load: () => import('./form-fields') },
  { title: 'SVG, PDF, copy image', load: () => import('./code-files') },
  { title: 'Looks', load: () => import('./code-looks') },
  { title: 'Many codes at once', load: () => import('./code-batch') },
  { title: 'Read a code', load: () => import('./read-code') },
]

/** Extras beside the specified page; each is loaded when it is first unfolded. */
export const CodeExtras = () => <Extras parts={PARTS} />
